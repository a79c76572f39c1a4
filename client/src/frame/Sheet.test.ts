import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, it, vi } from 'vitest'
import Sheet from './Sheet.svelte'

const children = createRawSnippet(() => ({ render: () => '<p>What is in it</p>' }))

it('is called by its title, and has a way out with a name', () => {
  render(Sheet, { open: true, title: 'A new table', children })
  expect(screen.getByRole('dialog', { name: 'A new table' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})

it('holds nothing while it is closed', () => {
  render(Sheet, { open: false, title: 'A new table', children })
  expect(screen.queryByText('What is in it')).toBeNull()
})

it('tells when it was closed, however that came about', () => {
  const onclose = vi.fn()
  render(Sheet, { open: true, title: 'A new table', children, onclose })
  screen.getByRole('dialog').dispatchEvent(new Event('close'))
  expect(onclose).toHaveBeenCalledOnce()
})
