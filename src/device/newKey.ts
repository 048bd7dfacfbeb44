/** A random UUID (version 4), also on plain http, where `crypto.randomUUID` does not exist. */
export function newKey(): string {
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16))
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[8] ?? 0) & 3]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
