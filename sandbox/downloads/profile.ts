import { createHash } from 'node:crypto'
import { iconOf, operatorName } from '#sandbox/operator/operator.ts'

const explanations = new Map<string, string>(
  Object.entries({
    EN: `Puts ${operatorName('EN')} on your home screen. It changes nothing else on your phone.`,
    BN: `আপনার হোম স্ক্রিনে ${operatorName('BN')} রাখে। ফোনের আর কিছু বদলায় না।`,
  }),
)

/** An iOS configuration profile with one web clip that opens the app in full screen. */
export function profileFor(origin: string, language: string): Buffer {
  const name = operatorName(language)
  const explanation = explanations.get(language) ?? ''
  const shared = { PayloadDisplayName: name, PayloadDescription: explanation, PayloadVersion: 1 }
  const clip = {
    ...shared,
    PayloadType: 'com.apple.webClip.managed',
    PayloadIdentifier: `${identifierOf(origin)}.webclip`,
    PayloadUUID: uuidOf(`${origin} web clip`),
    Label: name,
    URL: `${origin}/?webclip=1&language=${encodeURIComponent(language)}`,
    Icon: iconOf('apple-touch-icon.png'),
    FullScreen: true,
    IsRemovable: true,
    Precomposed: true,
  }
  const profile = {
    ...shared,
    PayloadType: 'Configuration',
    PayloadIdentifier: identifierOf(origin),
    PayloadUUID: uuidOf(`${origin} profile`),
    PayloadOrganization: name,
    PayloadRemovalDisallowed: false,
    PayloadContent: [clip],
  }
  return Buffer.from(plist(profile))
}

/** "https://play.mela.example" → "example.mela.play". */
const identifierOf = (origin: string) => new URL(origin).hostname.split('.').toReversed().join('.')

/** The same for a site in every language, so that installing the profile again replaces it. */
function uuidOf(name: string): string {
  const hash = createHash('sha1').update(name).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`]
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-').toUpperCase()
}

type Plist = string | number | boolean | Buffer | readonly Plist[] | PlistDict
interface PlistDict {
  readonly [key: string]: Plist
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
`

/** A property list in Apple's XML: https://www.apple.com/DTDs/PropertyList-1.0.dtd */
const plist = (value: Plist) => `${head}<plist version="1.0">${written(value)}</plist>\n`

function written(value: Plist): string {
  if (typeof value === 'boolean') return `<${value}/>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`
  if (Buffer.isBuffer(value)) return `<data>${value.toString('base64')}</data>`
  if (isList(value)) return `<array>${value.map(written).join('')}</array>`
  const entries = Object.entries(value)
  return `<dict>${entries.map(([key, item]) => `<key>${escaped(key)}</key>${written(item)}`).join('')}</dict>`
}

const isList = (value: readonly Plist[] | PlistDict): value is readonly Plist[] =>
  Array.isArray(value)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
