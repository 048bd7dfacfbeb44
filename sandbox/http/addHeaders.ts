/** Adds shared headers; those that a handler has set itself win. */
export function addHeaders(
  headers: Headers,
  shared: Iterable<readonly [name: string, value: string]>,
) {
  for (const [name, value] of shared) if (!headers.has(name)) headers.set(name, value)
}
