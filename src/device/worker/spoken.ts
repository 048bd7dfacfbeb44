import type {} from '#device/page/mela.ts'
import { firstTextFile, laterTextFile, textCache } from './texts.ts'

function fileOnScreen() {
  const { lang } = document.documentElement
  return Object.values(window.mela.texts).find((name) => name.slice(0, -8) === lang)
}

/** Caches the text of the language on screen where the worker looks for it, even before there is a worker. */
export async function cacheText() {
  try {
    const file = fileOnScreen()
    const cache = await caches.open(textCache)
    for (const address of file ? [firstTextFile(file), laterTextFile(file)] : [])
      if (!(await cache.match(address))) await cache.add(address)
  } catch {
    // Without storage there is no worker that could use it.
  }
}
