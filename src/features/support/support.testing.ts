import des from 'des.js'

/** The platform's encoding of an address, the reverse of `decipher`. */
export function obscured(text: string, key = 'k3y9Ab01'): string {
  const encoder = new TextEncoder()
  const cipher = des.DES.create({ type: 'encrypt', key: encoder.encode(key) })
  const bytes = [...cipher.update(encoder.encode(text)), ...cipher.final()]
  return btoa(String.fromCharCode(...bytes)) + key
}
