import type { Page } from '@playwright/test'
import { axeFindings } from '#tests/support/axe.ts'
import { layoutFaults, setTextSize } from './layout.ts'
import { frames } from './contexts.ts'

const textSizes = [100, 130, 150, 200]
export const phones = [320, 360]
export const pictured = {
  widths: [360, 800, 1280],
  textSizes: [100, 200],
  themes: ['dark', 'light'],
} as const

type Theme = (typeof pictured.themes)[number]

async function setTheme(page: Page, theme: Theme) {
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
  await frames(page)
}

/** Chromium evaluates media queries in em again only when the window changes. */
async function resize(page: Page, width: number) {
  const height = width < 700 ? 740 : 800
  if (page.viewportSize()?.width === width) await page.setViewportSize({ width: width + 1, height })
  await page.setViewportSize({ width, height })
  await frames(page)
}

/** Checks every text size at every width, then restores the screen. */
export async function largeTextFaults(
  page: Page,
  sizes = textSizes,
  widths: readonly number[] = [...phones, 800, 1280],
): Promise<string[]> {
  const faults: string[] = []
  for (const textSize of sizes) {
    await setTextSize(page, textSize)
    for (const width of widths) {
      await resize(page, width)
      for (const fault of await layoutFaults(page))
        faults.push(`${width} px, ${textSize} %: ${fault}`)
    }
  }
  await setTextSize(page, 100)
  await resize(page, 360)
  return faults
}

async function violations(page: Page, rule?: string) {
  const found = await axeFindings(page, rule ? { rule } : {})
  return found.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
  )
}

/** Returns what axe cannot decide by itself; docs/testing.md lists the decisions. */
export async function axeQuestions(page: Page): Promise<string[]> {
  const incomplete = await axeFindings(page, { kind: 'incomplete' })
  return incomplete.flatMap(({ id, nodes }) =>
    nodes.map(({ html, message }) => `${id}: ${message} ${html.slice(0, 100)}`),
  )
}

/** Checks all rules of axe in the dark theme, and only the colours in the light one. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults = await violations(page)
  await setTheme(page, 'light')
  faults.push(...(await violations(page, 'color-contrast')))
  await setTheme(page, 'dark')
  return faults
}

/**
 * Waits until half a second has loaded nothing: parts are loaded after a link is followed, or once
 * the screen is wide.
 */
export const loaded = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now()
    const last = () =>
      Math.max(
        start,
        ...performance.getEntriesByType('resource').map((one) => one.duration + one.startTime),
      )
    while (performance.now() - last() < 500) await new Promise((resolve) => setTimeout(resolve, 50))
  })

/** Takes a picture for each width, text size and theme, and passes each to `keep` at once. */
export async function takePictures(page: Page, keep: (label: string, picture: Buffer) => void) {
  for (const width of pictured.widths)
    for (const textSize of pictured.textSizes) {
      await setTextSize(page, textSize)
      await resize(page, width)
      await loaded(page)
      for (const theme of pictured.themes) {
        await setTheme(page, theme)
        keep(`${width}-${textSize}-${theme}`, await page.screenshot({ type: 'jpeg', quality: 45 }))
      }
    }
}
