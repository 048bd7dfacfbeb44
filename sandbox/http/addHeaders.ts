/** Adds what every answer carries; what a handler has said of its own stands, for it knows better. */
export function addHeaders(
  headers: Headers,
  shared: Iterable<readonly [name: string, value: string]>,
) {
  for (const [name, value] of shared) if (!headers.has(name)) headers.set(name, value)
}
