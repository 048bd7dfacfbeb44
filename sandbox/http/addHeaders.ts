/** Adds shared headers; those set by a handler take precedence. */
export function addHeaders(
  headers: Headers,
  shared: Iterable<readonly [name: string, value: string]>,
) {
  for (const [name, value] of shared) if (!headers.has(name)) headers.set(name, value)
}
