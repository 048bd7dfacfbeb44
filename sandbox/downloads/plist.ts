type Plist = string | number | boolean | Buffer | readonly Plist[] | PlistDict
interface PlistDict {
  readonly [key: string]: Plist
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
`

/** A property list in Apple's XML: https://www.apple.com/DTDs/PropertyList-1.0.dtd */
export const plist = (value: Plist) => `${head}<plist version="1.0">${written(value)}</plist>\n`

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
