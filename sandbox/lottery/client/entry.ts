/** An input for numbers, and the numbers chosen so far. */
export interface Entry {
  readonly element: HTMLElement
  content(): string
  random(): void
  clear(): void
}

/** A random number from 0 to sides − 1, from the browser's crypto. */
export function dice(sides: number): number {
  const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return Math.floor((word / 2 ** 32) * sides)
}
