/** HTTP: one function, typed by who calls it, that throws a `Trouble` with a sentence whatever goes wrong. */
import type { Problem, ReasonInfo } from '../generated/wire'
import { reach } from './reach.svelte'
import { t, words } from './words.svelte'

/** Something that did not work, as a person can read it. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly clauses: readonly string[] = [],
    readonly facts: Readonly<Record<string, number | string>> = {},
  ) {
    super(text)
  }

  static of(reason: ReasonInfo): Trouble {
    return new Trouble(reason.code, reason.text ?? reason.code, reason.clauses ?? [], reason.facts ?? {})
  }
}

const PATIENCE = 15_000

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      headers: {
        'Accept-Language': words.lang,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch {
    reach.heard(true)
    throw new Trouble('unreachable', t('client-trouble-unreachable'))
  }
  // A text that the browser has kept is no sign of life.
  reach.heard(response.headers.has('x-tatami-kept'))
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer
  const problem = await problemOf(response)
  if (problem) throw new Trouble(problem.code, problem.title, problem.clauses ?? [], problem.facts ?? {})
  throw new Trouble('unexpected', t('client-trouble-unexpected', { status: response.status }))
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    const found = (await response.json()) as Partial<Problem>
    return typeof found.code === 'string' && typeof found.title === 'string' ? (found as Problem) : null
  } catch {
    return null
  }
}
