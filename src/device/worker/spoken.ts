import { firstText, textCache } from './texts.ts'

declare global {
  interface Window {
    /** By the platform's codes, the merchant's first language first: each text file's name, LOCALE-HASH. */
    texts: Readonly<Record<string, string>>
  }
}

/** Stores the first text of the language on screen where the worker looks for it, even before there is a worker. */
export async function keepText() {
  try {
    const { lang } = document.documentElement
    const file = Object.values(window.texts).find((name) => name.slice(0, -8) === lang)
    if (file) await (await caches.open(textCache)).add(firstText(file))
  } catch {
    // Without storage there is no worker that could use it.
  }
}
