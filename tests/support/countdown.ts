import type { Page } from '@playwright/test'

const [second, minute] = [1000, 60_000]
/** Between two draws of the lottery Lal 3D, the first of which was at a full hour. */
const every = 5 * minute

export const draws = '/m/lotteryHistory?game=lal3&lang=EN'

/**
 * The milliseconds between the countdown of `draws`, at a moment at which it changes, and that of a platform whose
 * clock is so far ahead of this machine's.
 */
export async function errorOfCountdown(page: Page, ahead: number) {
  const { text, at } = await page.getByText('Next draw').evaluate(
    (countdown) =>
      new Promise<{ text: string; at: number }>((resolve) => {
        const changes = new MutationObserver(() => {
          changes.disconnect()
          resolve({ text: countdown.textContent, at: Date.now() })
        })
        changes.observe(countdown, { characterData: true, childList: true, subtree: true })
      }),
  )
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? []
  const left = Number(minutes) * minute + Number(seconds) * second
  const off = (at + ahead + left) % every
  return Math.min(off, every - off)
}
