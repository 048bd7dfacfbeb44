import { firstText, laterText, textCache } from '#device/worker/texts.ts'
import { isIntact } from '#sw/precache.rules.ts'

const textFile = /^\/assets\/text-(.+?-[0-9a-f]{7})(?:-([\w.-]+))?\.js$/

export const isText = ({ pathname }: URL) => textFile.test(pathname)

/**
 * If the language is cached, the first view's text comes from its own file, and a chunk's text from
 * the one file that has all chunks. A language is cached once it has been requested.
 */
export async function answerText(request: Request, waitUntil: (work: Promise<unknown>) => void) {
  const [, file = '', chunk] = textFile.exec(new URL(request.url).pathname) ?? []
  const cached = await (chunk ? chunkText(file, chunk) : find(firstText(file)))
  if (cached) return cached
  if (!chunk) waitUntil(cacheFile(file).catch(() => undefined))
  return fetch(request)
}

/** Throws if a file is missing or wrong. */
export async function cacheSpoken(texts: readonly string[]) {
  const spoken = new Set((await cachedTexts()).map(localeOf))
  for (const file of texts) if (spoken.has(localeOf(file))) await cacheFile(file)
}

export async function dropOthers(texts: readonly string[]) {
  const cache = await caches.open(textCache)
  for (const { url } of await cache.keys())
    if (!texts.some((file) => url.includes(`/text-${file}.`))) await cache.delete(url)
}

async function cacheFile(file: string) {
  const cache = await caches.open(textCache)
  for (const address of [firstText(file), laterText(file)]) {
    if (await find(address)) continue
    const response = await fetch(address)
    if (!isIntact(address, response)) throw new Error(`${address} is not what it should be`)
    await cache.put(address, response)
  }
}

/** The cached response, unless it is broken. */
// Opening a cache creates it: one that a withdrawn worker deleted would come back.
async function find(address: string) {
  const stored = await caches.match(address, { cacheName: textCache })
  return stored && isIntact(address, stored) ? stored : undefined
}

async function cachedTexts() {
  if (!(await caches.has(textCache))) return []
  const requests = await (await caches.open(textCache)).keys()
  return requests.flatMap(({ url }) => textFile.exec(new URL(url).pathname)?.[1] ?? [])
}

const localeOf = (file: string) => file.slice(0, file.lastIndexOf('-'))

async function chunkText(file: string, chunk: string) {
  const all: unknown = await (await find(laterText(file)))?.json()
  const text = typeof all === 'object' && all !== null && Reflect.get(all, chunk)
  if (!text) return undefined
  const headers = { 'Content-Type': 'text/javascript' }
  return new Response(`export default ${JSON.stringify(text)}`, { headers })
}
