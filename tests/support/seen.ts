import { type Locator, expect } from '@playwright/test'
import { decodePng } from './png.ts'

const coloursOf = async (part: Locator) => (await decodePng(await part.screenshot())).colours

/**
 * A part looks unlike it did, in more than a tenth of its pixels, once it is chosen: without the
 * focus and the pointer, which would also be seen. The locator names the part in both states.
 */
export async function expectSeen(part: Locator, kind: string, choose = () => part.click()) {
  await part.scrollIntoViewIfNeeded()
  const page = part.page()
  await page.mouse.move(0, 0)
  const before = await coloursOf(part)
  await choose()
  await part.evaluate(({ ownerDocument: { activeElement } }) => {
    if (activeElement instanceof HTMLElement) activeElement.blur()
  })
  await page.mouse.move(0, 0)
  const change = async () => {
    const after = await coloursOf(part)
    return after.filter((colour, place) => colour !== before[place]).length / before.length
  }
  await expect.soft.poll(change, { message: kind }).toBeGreaterThan(0.1)
}

/** The colour of the words and lines: the most frequent one after the background. */
export async function inkOf(part: Locator): Promise<number | undefined> {
  const counts = new Map<number, number>()
  for (const colour of await coloursOf(part)) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[1]?.[0]
}
