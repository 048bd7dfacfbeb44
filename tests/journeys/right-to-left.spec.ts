import type { Locator, Page } from '@playwright/test'
import { expect, go, logIn, test } from '#tests/support/journey.ts'

/** As in a language that is written from the right; its texts stay in English. */
const readFromRight = (page: Page) =>
  page.addInitScript(() => {
    const turn = () => {
      const root = document.documentElement
      if (root && root.dir !== 'rtl') root.dir = 'rtl'
      if (root && root.lang !== 'ar') root.lang = 'ar'
    }
    turn()
    const everything = { subtree: true, childList: true, attributeFilter: ['dir', 'lang'] }
    new MutationObserver(turn).observe(document, everything)
  })

test.beforeEach(({ page }) => readFromRight(page))

/** The left edge of a character of a text, from the left of its box. */
const leftOf = (text: Locator, at: number) =>
  text.evaluate((box, place) => {
    const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode()!
    const range = document.createRange()
    range.setStart(words, place)
    range.setEnd(words, place + 1)
    return range.getBoundingClientRect().left - box.getBoundingClientRect().left
  }, at)

test('in right-to-left languages banner text is on the free side of its picture, and art is beside a form', async ({
  page,
}) => {
  await page.goto('/m/home?lang=EN')
  const slide = page.getByRole('region', { name: 'Highlights' })
  const words = slide.getByText('The river fair is open').first()
  await expect(words).toBeVisible()
  const [face, text] = [(await slide.boundingBox())!, (await words.boundingBox())!]
  expect(text.x + text.width).toBeLessThan(face.x + 0.65 * face.width)

  await page.setViewportSize({ width: 1280, height: 800 })
  await go(page, '/m/login')
  await page.getByLabel('Username').click()
})

test('in right-to-left languages numbers keep their order, Latin names show their start, and the own tier is visible', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member', '/m/member/security')
  const number = page.getByText(/^\+880 17/)
  await expect(number).toBeVisible()
  expect(await number.evaluate((part) => getComputedStyle(part).direction)).toBe('ltr')

  await go(page, '/m/gameRecord?period=month')
  const gain = page.getByText(/^\+৳/).first()
  await expect(gain).toBeVisible()
  expect(await leftOf(gain, 0)).toBe(0)

  await go(page, '/m/lottery')
  const drawn = page.getByRole('list', { name: 'Numbers' }).first()
  const places = () =>
    drawn
      .getByRole('listitem')
      .evaluateAll((balls) => balls.map((ball) => ball.getBoundingClientRect().x))
  await expect.poll(async () => (await places()).length).toBeGreaterThan(1)
  expect(await places()).toEqual((await places()).toSorted((one, other) => one - other))

  await page.setViewportSize({ width: 320, height: 740 })
  await go(page, '/m/webEmail')
  const title = page.getByText('Maintenance on Tuesday at 04:00')
  await expect(title).toBeVisible()
  expect(await title.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0)
  expect(await leftOf(title, 0)).toBeGreaterThanOrEqual(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await go(page, '/m/member/benefits')
  await expect(page.getByRole('columnheader', { name: 'VIP 3' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('columnheader', { name: 'VIP 0' })).not.toBeInViewport()
})

/** How high the bars of a chart stand in each of its columns of pixels. */
const barsIn = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height)
    const colour = getComputedStyle(canvas).getPropertyValue('--teal').trim().slice(1)
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
      parseInt(colour.slice(at, at + 2), 16),
    )
    const isBar = (at: number) =>
      [red, green, blue, 255].every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < 25)
    return Array.from(
      { length: width },
      (_, x) => Array.from({ length: height }, (__, y) => 4 * (y * width + x)).filter(isBar).length,
    )
  })

test('in right-to-left languages time runs to the left in a chart', async ({
  page,
  platform,
  context,
}) => {
  const records = '/m/gameRecord?tab=profit&period=month'
  await logIn(page, platform, 'member', records)
  const other = await context.newPage()
  await other.goto(records)
  const charts = []
  for (const one of [page, other]) {
    await expect(one.locator('canvas')).toBeVisible()
    await expect.poll(async () => Math.max(...(await barsIn(one)))).toBeGreaterThan(9)
    charts.push(await barsIn(one))
  }
  const [fromRight = [], fromLeft = []] = charts
  const difference = (bars: readonly number[]) =>
    bars.reduce((sum, bar, x) => sum + Math.abs(bar - (fromLeft[x] ?? 0)), 0)
  expect(difference(fromRight.toReversed())).toBeLessThan(difference(fromRight) / 4)
})
