import { firstText, textCache } from './texts.ts'

declare global {
  interface Window {
    /**
     * By the platform's codes, the merchant's first language first: what the text of each is called, a locale and a
     * mark. The page's first script reads it.
     */
    texts: Readonly<Record<string, string>>
  }
}

/**
 * Tells the worker, which may not be there yet, that the language on screen is spoken here: its first file is laid
 * where the worker keeps such.
 */
export async function keepText() {
  try {
    const { lang } = document.documentElement
    const file = Object.values(window.texts).find((name) => name.slice(0, -8) === lang)
    if (file) await (await caches.open(textCache)).add(firstText(file))
  } catch {
    // Without storage there is no worker that could use it.
  }
}
