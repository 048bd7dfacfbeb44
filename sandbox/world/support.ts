import des from 'des.js'

const channels = [
  ['LIVECHAT', 'https://chat.mela.example/start', 'k3y9Lc01'],
  ['TELEGRAM', 'tg://resolve?domain=mela_sandbox_help', 'k3y9Tg02'],
  ['TELEGRAM 1', 'tg://resolve?domain=mela_sandbox_vip', 'k3y9Tg03'],
  ['WHATSAPP', 'whatsapp://send?phone=8801700000000', 'k3y9Wa04'],
  ['FACEBOOK', 'https://social.mela.example/facebook', 'k3y9Fb05'],
  ['CS', 'mailto:help@mela.example', 'k3y9Cs06'],
] as const

/**
 * DES-ECB, PKCS#7, Base64, followed by the key: obfuscation that the wire prescribes, not a secret.
 */
function obscure(text: string, key: string): string {
  const cipher = des.DES.create({ type: 'encrypt', key: Buffer.from(key) })
  const bytes = [...cipher.update(Buffer.from(text)), ...cipher.final()]
  return Buffer.from(bytes).toString('base64') + key
}

export const customerService = channels.map(([csType, address, key], index) => ({
  csType,
  csPosition: index + 1,
  path: obscure(address, key),
}))
