import des from 'des.js'

const keyLength = 8

/**
 * Base64 of DES-ECB with PKCS#7; the last 8 characters are the key, so this is obfuscation, not a secret. Null if it
 * does not decrypt.
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
