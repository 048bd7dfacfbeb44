import type { Page } from '@playwright/test'

const [second, minute] = [1000, 60_000]
/** Between two draws of the lottery Lal 3D, the first of which was at a full hour. */
const every = 5 * minute

export const draws = '/m/lotteryHistory?game=lal3&lang=EN'

/**
 * The milliseconds between the countdown of `draws` and that of a platform whose clock is so far ahead of this
 * machine's.
 */
export async function errorOfCountdown(page: Page, ahead: number) {
  const text = await page.getByText('Next draw').innerText()
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(text) ?? []
  const left = Number(minutes) * minute + Number(seconds) * second
  const off = (Date.now() + ahead + left) % every
  return Math.min(off, every - off)
}
