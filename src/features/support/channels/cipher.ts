import des from 'des.js'

const keyLength = 8

/**
 * The address of a channel: the last 8 characters are the key, the rest is Base64 of DES-ECB with PKCS#7.
 * The key travels with the text, so this hides an address from nobody: it is obfuscation, and no secret is kept by it.
 * Null where it does not open.
 */
export function decipher(path: string): string | null {
  try {
    const key = bytesOf(path.slice(-keyLength))
    const cipher = des.DES.create({ type: 'decrypt', key })
    const bytes = cipher.update(bytesOf(atob(path.slice(0, -keyLength)))).concat(cipher.final())
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}

function bytesOf(text: string): number[] {
  const bytes = Array.from(text, (character) => character.charCodeAt(0))
  if (bytes.some((byte) => byte > 255)) throw new RangeError('Not bytes')
  return bytes
}
