/** Our friends: the list as the hall tells it, and what it says of them over the line. Fetched by those who have an account. */
import type { AnyTell, FriendList, FriendNews } from '../generated/wire'
import { call } from './api'
import { hall } from './hall.svelte'

class Friends {
  /** Requests that wait for our answer. */
  asking = $state(0)
  /** What was told last: somebody asks, or has said yes. */
  news = $state.raw<FriendNews | null>(null)
  list = $state.raw<FriendList | null>(null)
  #watchers = 0
  #end = (): void => undefined

  /** To hear of them; ends with the function that comes back. */
  watch(): () => void {
    this.#watchers += 1
    if (this.#watchers === 1) this.#end = hall.listen({ hear: (tell) => this.#hear(tell), opened: () => this.#want(true), retold: () => undefined })
    return () => {
      this.#watchers -= 1
      if (this.#watchers) return
      this.#end()
      this.#want(false)
    }
  }

  /** The list as it is now; a `Trouble` where it cannot be had. */
  async look(): Promise<void> {
    this.list = await call<FriendList>('GET', '/api/friends')
    this.asking = this.list.asking.length
  }

  /** Somebody else is here now. */
  forget(): void {
    this.list = null
    this.news = null
    this.asking = 0
  }

  #want(on: boolean): void {
    if (hall.line === 'open') void hall.ask({ want: 'friends', on }).catch(() => undefined)
  }

  #hear(tell: AnyTell): void {
    if (tell.tell !== 'friends') return
    this.asking = tell.asking
    this.news = tell.news?.at(-1) ?? this.news
    // Whoever looks at the list is shown it as it is; where it cannot be had, it stays as it was.
    if (this.list) void this.look().catch(() => undefined)
  }
}

export const friends = new Friends()
