import { newSecret } from '../http/secret.ts'

/** Things that are good once and not for long, each under a name that nobody can guess. */
export class OnceStore<T> {
  #kept = new Map<string, { readonly value: T; readonly until: number }>()
  readonly #lifetime: number
  readonly #now: () => number

  constructor(lifetime: number, now: () => number) {
    this.#lifetime = lifetime
    this.#now = now
  }

  put(value: T, name = newSecret()): string {
    for (const [name, { until }] of this.#kept) if (until <= this.#now()) this.#kept.delete(name)
    this.#kept.set(name, { value, until: this.#now() + this.#lifetime })
    return name
  }

  /** What was kept, if it is still good; it is gone from then on, good or not. */
  take(name: string): T | null {
    const found = this.#kept.get(name)
    this.#kept.delete(name)
    return found && found.until > this.#now() ? found.value : null
  }
}
