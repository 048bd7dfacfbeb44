/** FNV-1a: the same text gives the same number everywhere. */
export function hash(text: string): number {
  let sum = 2166136261
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 16777619)
  return sum >>> 0
}

/** mulberry32: 0 ≤ x < 1, always the same row for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(random: () => number, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0]
}
