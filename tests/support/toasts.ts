import { type Page, expect } from '@playwright/test'

declare global {
  interface Window {
    toasted: string[]
  }
}

/** Notes every toast from now on: a short one may be gone before one looks, also behind a popup. */
export async function watchToasts(page: Page) {
  await page.evaluate(() => {
    window.toasted = []
    const note = () =>
      document.querySelectorAll('[data-kind]').forEach(({ textContent }) => {
        window.toasted.push(textContent)
      })
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
  return (text: string) => expect.poll(() => page.evaluate(() => window.toasted)).toContain(text)
}
