import { fireEvent, render } from '@testing-library/svelte'
import { expect, it, vi } from 'vitest'
import { words } from '../lib/words.svelte'
import Bubble from './Bubble.svelte'

it('closes on any touch, on its own words too, but not on the rule that it leads to', async () => {
  await words.speak('en')
  const onclose = vi.fn()
  const { container } = render(Bubble, { wonder: { text: 'It is not so. There is a rock.', clauses: ['SJT-112'], at: null }, onclose })
  await new Promise((resolve) => setTimeout(resolve, 5))
  const [plain, link] = [container.querySelector('.plain'), container.querySelector('[data-clause]')]
  await fireEvent.pointerDown(link as Element)
  expect(onclose).not.toHaveBeenCalled()
  await fireEvent.pointerDown(plain as Element)
  await fireEvent.pointerDown(document.body)
  expect(onclose).toHaveBeenCalledTimes(2)
})
