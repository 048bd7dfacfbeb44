import { phoneStorage } from './storage.ts'

const storageKey = 'installKey'

/** Random, generated once per phone, so that nobody can compute the marks of known names. */
function installKey(): string {
  const stored = phoneStorage.read(storageKey)
  if (stored) return stored
  const made = crypto.getRandomValues(new Uint32Array(4)).join('-')
  phoneStorage.write(storageKey, made)
  return phoneStorage.read(storageKey) ?? made
}

/**
 * Tells accounts apart on this phone without storing their names. Never a plain number, because objects put integer
 * keys first.
 */
export function markOf(account: string): string {
  let hash = 0x811c9dc5
  for (const letter of `${installKey()} ${account.toLowerCase()}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `a${(hash >>> 0).toString(36)}`
}
