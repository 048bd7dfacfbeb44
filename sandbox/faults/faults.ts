import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'

const bodies = ['malformed', 'truncated', 'huge', 'empty'] as const

export const Fault = v.object({
  /** A prefix, or a glob with * (within a segment) and ** (across). */
  path: v.pipe(v.string(), v.startsWith('/')),
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  body: v.optional(v.union([v.picklist(bodies), v.record(v.string(), v.unknown())])),
  drop: v.optional(v.literal(true)),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
})
export type Fault = v.InferOutput<typeof Fault>

/** The first match wins. */
export class Faults {
  #armed: { fault: Fault; left: number }[] = []
  #held = new AbortController()

  plant(faults: readonly Fault[]) {
    this.#armed = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }))
  }

  /** Delayed calls continue at once. */
  clear() {
    this.#end(true)
  }

  /** Delayed calls are dropped, because their world no longer exists. */
  reset() {
    this.#end(false)
  }

  #end(goesOn: boolean) {
    this.plant([])
    this.#held.abort(goesOn)
    this.#held = new AbortController()
  }

  /**
   * Resolves after that long, or when the faults are cleared: true if the call continues, false if
   * it is dropped.
   */
  delay(milliseconds: number): Promise<boolean> {
    const { signal } = this.#held
    return wait(milliseconds, true, { signal }).catch(() => signal.reason === true)
  }

  list() {
    return this.#armed.map(({ fault, left }) =>
      Number.isFinite(left) ? { ...fault, times: left } : fault,
    )
  }

  strike(method: string, path: string): Fault | null {
    const armed = this.#armed.find(
      ({ fault, left }) => left > 0 && matches(fault, method, path) && isStruck(fault),
    )
    if (!armed) return null
    armed.left -= 1
    return armed.fault
  }
}

const isStruck = ({ probability = 1 }: Fault) => Math.random() < probability

const matches = (fault: Fault, method: string, path: string) =>
  (!fault.method || fault.method === method) && matchesPath(fault.path, path)

function matchesPath(pattern: string, path: string): boolean {
  if (!pattern.includes('*')) return path.startsWith(pattern)
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  const source = escaped.replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))
  return new RegExp(`^${source}$`).test(path)
}
