import { type Page, expect } from '@playwright/test'

declare global {
  interface Window {
    toasted: string[]
  }
}

/**
 * Records every toast from now on, of pages that are loaded later too: a short one, or one behind a popup, may be gone before the test
 * looks.
 */
export async function watchToasts(page: Page) {
  const watch = () => {
    window.toasted = []
    const note = () =>
      document.querySelectorAll('[data-kind]').forEach(({ textContent }) => {
        window.toasted.push(textContent)
      })
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  }
  await page.evaluate(watch)
  await page.addInitScript(watch)
  return (text: string) => expect.poll(() => page.evaluate(() => window.toasted)).toContain(text)
}
