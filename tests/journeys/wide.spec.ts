import type { Locator, Page } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { withMotion, expect, go, logIn, test } from '#tests/support/journey.ts'
import { shiftOf } from '#tests/support/shifts.ts'

test.use(withMotion)

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return box
}

const roomy = [
  '/m/member/benefits',
  '/m/member/limits',
  '/m/member/security',
  '/m/member/data',
  '/m/rewardCenter',
  '/m/activity/signIn',
  '/m/inviteFriends',
  '/m/activityDetail?id=1',
  '/m/lotteryHistory',
  '/m/messages',
  '/m/app',
]

const railOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** How many rows of a column of wins are shown in part. */
async function rowsCutIn(column: Locator) {
  await expect(column.getByRole('listitem').first()).toBeVisible()
  return column.getByRole('list').evaluate((list) => {
    const { left, right, bottom } = list.getBoundingClientRect()
    const rows = [...list.children].map((row) => row.getBoundingClientRect())
    return rows.filter((row) => row.left >= left && row.right <= right && row.bottom > bottom + 1)
      .length
  })
}

/** Pixels from a heading to the outer edge of its focus ring. */
const reachOfRing = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('main h2')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
    const { outlineWidth, outlineOffset } = getComputedStyle(heading ?? document.body)
    return parseFloat(outlineWidth) + parseFloat(outlineOffset)
  })

for (const { width, rail, content } of [
  { width: 800, rail: 88, content: 700 },
  { width: 1280, rail: 216, content: 900 },
])
  test(`at ${width} px home is beside the rail, and nothing shifts while it loads`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/m/home?lang=EN')
    await expect(
      page.getByRole('region', { name: 'Hot games' }).locator('[data-node-id]').first(),
    ).toBeVisible()
    await page.waitForLoadState('networkidle')
    const names = railOf(page).locator(':scope > a')
    await expect(names).toHaveText([
      'Home',
      'Lobby',
      'Promotions',
      'Affiliate',
      'Deposit',
      'Messages',
      'Profile',
    ])
    const cut = await names.evaluateAll(
      (links) =>
        links.filter((link) =>
          [...link.children].some((part) => part.scrollWidth > part.clientWidth),
        ).length,
    )
    expect(cut).toBe(0)
    const box = await boxOf(page, 'nav[aria-label=Main]')
    expect(box).toMatchObject({ x: 0, y: 0, width: rail, height: 800 })
    expect((await boxOf(page, 'main')).width).toBeGreaterThanOrEqual(content)
    expect(await overflowOf(page)).toBe(0)
    expect(await shiftOf(page)).toBeLessThan(0.02)
    if (width < 1280) return
    expect(await rowsCutIn(page.getByRole('region', { name: 'Latest wins' }))).toBe(0)
    await page.keyboard.press('Tab')
    expect(await reachOfRing(page), "a heading's ring covers no other line").toBeLessThanOrEqual(0)
  })

test('on the widest screens every page uses the space, messages and help are beside their lists, and keys move between them', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logIn(page, platform, 'member', '/m/member/benefits')
  const tiers = page.getByRole('region', { name: 'Tiers and their benefits' })
  expect(await tiers.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
  for (const path of roomy) {
    await go(page, path)
    await expect(page.locator('main').getByRole('heading').first()).toBeAttached()
    await expect
      .poll(async () => (await boxOf(page, 'main')).width, { message: path })
      .toBeGreaterThanOrEqual(900)
    expect(await overflowOf(page), path).toBe(0)
  }

  await go(page, '/m/message')
  await expect(page.getByRole('link', { name: /^Announcements/ })).toBeVisible()
  await expect(page.getByText(`Welcome to ${brand.en}`).first()).toBeVisible()
  await page.getByRole('link', { name: /^Inbox/ }).click()
  await expect(page.getByRole('tab', { name: /^All messages/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Announcements/ })).toBeVisible()

  await go(page, '/m/help?q=deposit')
  const topics = page.locator('[data-wide] > :first-child')
  await topics.getByRole('link', { name: /^Withdrawing/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Withdrawing' })).toBeVisible()
  await expect(page).toHaveURL(/q=deposit/)
  await expect(topics.getByRole('textbox')).toHaveValue('deposit')
  await topics.getByRole('button', { name: 'Clear' }).click()
  await expect(page).not.toHaveURL(/q=deposit/)
  await page.setViewportSize({ width: 1280, height: 440 })
  const scrolled = await topics.evaluate((list) => {
    list.scrollTop = list.scrollHeight
    return list.scrollTop
  })
  expect(scrolled).toBeGreaterThan(100)
  const last = topics.getByRole('listitem').last().getByRole('link')
  await last.click()
  await expect(last).toHaveAttribute('aria-current', 'page')
  expect(await topics.evaluate((list) => list.scrollTop)).toBe(scrolled)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await overflowOf(page)).toBe(0)

  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // What listens to keys comes when the page is idle.
  await expect(async () => {
    if (!(await list.isVisible())) await page.keyboard.press('?')
    await expect(list).toBeVisible({ timeout: 1000 })
  }).toPass()
  const dialog = await boxOf(page, 'dialog[open]')
  expect(dialog.width).toBe(480)
  expect(dialog.x).toBeCloseTo(400, 0)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Search games' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Search games' })).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(railOf(page).getByRole('link', { name: /^Slots/ })).toContainText(/\d/)
})

test('a member’s titles are uncut, buttons as wide as the form, and the chosen item of a row stays visible when the window is resized', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1080, height: 800 })
  await logIn(page, platform, 'member', '/m/lotteryHistory?game=lal36')
  const header = page.getByRole('banner')

  await test.step('the title of a page and the name of the brand, beside the search field and the balance', async () => {
    await expect(header.getByRole('button', { name: /^Search games/ })).toBeInViewport({ ratio: 1 })
    const title = header.getByText('Lottery history')
    expect(await title.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
  })

  const turn = async (chosen: Locator) => {
    for (const width of [360, 1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(chosen).toBeInViewport({ ratio: 1 })
    }
  }
  await test.step('the chosen one of a row', async () => {
    await turn(page.getByRole('radio', { name: 'Lal 5/36' }))
    await go(page, '/m/member/benefits')
    const perks = page.getByRole('columnheader', { name: 'Benefit' })
    const tier = page.getByRole('columnheader', { name: 'VIP 3' })
    const gapBefore = async () => {
      const [before, own] = [(await perks.boundingBox())!, (await tier.boundingBox())!]
      return Math.abs(own.x - before.x - before.width)
    }
    await expect.poll(gapBefore, 'no end of another tier is beside the perks').toBeLessThan(1)
    await go(page, '/m/home?pageType=list&gameType=FISH')
    await turn(page.getByRole('main').getByRole('link', { name: 'Fishing' }))
  })

  await test.step('the button of a form', async () => {
    await page.setViewportSize({ width: 800, height: 800 })
    await go(page, '/m/withdraw')
    const next = page.getByRole('button', { name: 'Continue' })
    await expect(next).toBeVisible()
    const { x, width } = (await next.boundingBox())!
    expect(await next.locator('..').boundingBox()).toMatchObject({ x, width })
  })

  await page.setViewportSize({ width: 1080, height: 800 })
  await go(page, '/m/home')
  await expect(header.getByText(brand.en, { exact: true })).toBeInViewport({ ratio: 1 })
})

test('on home every badge is uncut, and latest wins without an answer show their retry', async ({
  page,
  platform,
}) => {
  await platform.faults([{ path: '/lgw/winner/board', status: 503 }])
  const badges = page.getByRole('region', { name: 'Hot games' }).getByText('Try free')
  for (const width of [700, 760, 800]) {
    await page.setViewportSize({ width, height: 900 })
    if (width === 700) await page.goto('/m/home?lang=EN')
    await expect(badges.first()).toBeVisible()
    const cut = await badges.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    )
    expect(cut, `${width}`).toBe(0)
  }
  for (const width of [1080, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wins = page.getByRole('region', { name: 'Latest wins' })
    await expect(wins.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 })
    await expect(wins.getByText('The server is busy')).toBeInViewport({ ratio: 1 })
  }
})
