import { newSecret } from '#sandbox/http/secret.ts'

/** Stores values under random names; each can be taken once, and only for a short time. */
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

  /** Removes and returns the value; null if it has expired. */
  take(name: string): T | null {
    const found = this.#kept.get(name)
    this.#kept.delete(name)
    return found && found.until > this.#now() ? found.value : null
  }
}
