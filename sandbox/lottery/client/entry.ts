/** A way to choose numbers, and the choice so far. */
export interface Entry {
  readonly element: HTMLElement
  content(): string
  random(): void
  clear(): void
}

/** 0 … sides − 1, from the browser's crypto. */
export function dice(sides: number): number {
  const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  return Math.floor((word / 2 ** 32) * sides)
}
