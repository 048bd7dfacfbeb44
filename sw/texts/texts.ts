import { keyval } from '#device/storage/keyval.ts'
import { firstTextFile, laterTextFile, pageTextFile, textCache } from '#device/worker/texts.ts'
import { isIntact } from '#sw/precache.rules.ts'

const textFile = /^\/assets\/text-(.+?-[0-9a-f]{7})(-later|-page)?\.js$/

export const isText = ({ pathname }: URL) => textFile.test(pathname)

const spoken = keyval<string>('spoken')

/** The locale of the language that was on screen last. */
export const lastSpoken = () => spoken.get('locale')

/** A language is cached with all its text once it has been requested. */
export async function answerText(request: Request, waitUntil: (work: Promise<unknown>) => void) {
  const { pathname } = new URL(request.url)
  const [, file = '', part] = textFile.exec(pathname) ?? []
  if (!part) waitUntil(spoken.set('locale', localeOf(file)))
  const cached = await find(pathname)
  if (cached) return cached
  waitUntil(cacheFile(file, part === '-page').catch(() => undefined))
  return fetch(request)
}

/** Throws if a file is missing or wrong. */
export async function cacheSpoken(texts: readonly string[]) {
  const cached = await cachedTexts()
  for (const file of texts) {
    const ofLanguage = cached.filter((each) => localeOf(each.file) === localeOf(file))
    const hasWords = ofLanguage.some(({ part }) => part === '-page')
    if (ofLanguage.length > 0) await cacheFile(file, hasWords)
  }
}

export async function dropOthers(texts: readonly string[]) {
  const cache = await caches.open(textCache)
  const current = texts.flatMap((file) => [
    firstTextFile(file),
    laterTextFile(file),
    pageTextFile(file),
  ])
  for (const { url } of await cache.keys())
    if (!current.includes(new URL(url).pathname)) await cache.delete(url)
}

/** `hasWords`: the page does not contain its own words in this language. */
async function cacheFile(file: string, hasWords: boolean) {
  const cache = await caches.open(textCache)
  const words = hasWords ? [pageTextFile(file)] : []
  for (const address of [...words, firstTextFile(file), laterTextFile(file)]) {
    if (await find(address)) continue
    const response = await fetch(address)
    if (!isIntact(address, response)) throw new Error(`${address} is not what it should be`)
    await cache.put(address, response)
  }
}

/** The cached response, unless it is broken. Opens no cache: that would create one that a withdrawn worker deleted. */
async function find(address: string) {
  const stored = await caches.match(address, { cacheName: textCache })
  return stored && isIntact(address, stored) ? stored : undefined
}

async function cachedTexts() {
  if (!(await caches.has(textCache))) return []
  const requests = await (await caches.open(textCache)).keys()
  return requests.flatMap(({ url }) => {
    const [, file, part] = textFile.exec(new URL(url).pathname) ?? []
    return file ? [{ file, part }] : []
  })
}

const localeOf = (file: string) => file.slice(0, file.lastIndexOf('-'))
