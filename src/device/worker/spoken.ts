import { container } from './worker.ts'
import { firstText, laterText, textCache } from './texts.ts'

declare global {
  interface Window {
    /**
     * Keyed by the platform's codes, the merchant's first language first. The values are the names of the text files,
     * LOCALE-HASH.
     */
    texts: Readonly<Record<string, string>>
  }
}

function fileOnScreen() {
  const { lang } = document.documentElement
  return Object.values(window.texts).find((name) => name.slice(0, -8) === lang)
}

/** Stores the first text of the language on screen where the worker looks for it, even before there is a worker. */
export async function cacheText() {
  try {
    const file = fileOnScreen()
    const cache = await caches.open(textCache)
    if (file && !(await cache.match(firstText(file)))) await cache.add(firstText(file))
  } catch {
    // Without storage there is no worker that could use it.
  }
}

/** All later text of the language on screen, by chunk, once the worker is installed. */
export async function storedText(): Promise<{ file: string; text: unknown } | undefined> {
  await container()?.ready
  const file = fileOnScreen()
  const stored = file && (await caches.match(laterText(file), { cacheName: textCache }))
  return stored ? { file, text: await stored.json() } : undefined
}
