import type { Locator, Page } from '@playwright/test'
import {
  closePopups,
  expect,
  expectNoAxeViolations,
  installWorker,
  logIn,
  test,
} from '#tests/support/journey.ts'
import { setTextSize } from '#tests/lab/screens/layout.ts'
import { watchToasts } from '#tests/support/toasts.ts'
import { expectNoShift } from '#tests/support/shifts.ts'
import { covers } from '#ui/overlay/covers.rules.ts'
import { beginUse } from '#tests/support/lobby.ts'

const widget = (page: Page) => page.getByRole('complementary', { name: 'Customer service' })
const toggle = (page: Page) => widget(page).getByRole('button')
const contacts = (page: Page) => page.getByRole('list', { name: 'Contact options' })

const boxOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON())

const controls = 'main :is(a, button):not(li *)'
const namesOfGames = 'main [data-node-id] button > span + span > span'

/** The texts of those of these elements that the open tray covers. */
const coveredBy = (tray: Locator, elements: string) =>
  tray.evaluate((element, selector) => {
    const box = element.getBoundingClientRect()
    return Array.from(document.querySelectorAll(selector)).flatMap((other) => {
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const isCovered = left < box.right && right > box.left && top < box.bottom && bottom > box.top
      return isCovered ? [other.textContent] : []
    })
  }, elements)

test('a visitor reaches customer service from home, and the widget keeps its state', async ({
  page,
  platform,
}) => {
  test.slow()
  await closePopups(page)
  await platform.faults([{ path: '/lgw/', delayMs: 60_000 }])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/m/home?lang=EN')
  const toast = page.getByRole('status').filter({ hasText: 'Loading games…' })
  await expect(toast).toBeVisible()
  // The tab bar and one layer above it, at most.
  await expect(toggle(page)).toBeHidden()
  const promoted = page.getByText('The river fair is open').first()
  await expect(promoted).toBeVisible()
  for (const used of [page.getByRole('banner'), promoted])
    expect(covers(await boxOf(toast), await boxOf(used))).toBe(false)
  await platform.clearFaults()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(widget(page).getByRole('link').first()).toHaveAccessibleName(/^Live chat/)
  await expectNoShift(page)
  for (const [width, height] of [
    [800, 800],
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => coveredBy(widget(page), controls)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await setTextSize(page, 200)
  const heightOf = async () => (await widget(page).boundingBox())?.height
  await expect.poll(heightOf, 'its symbols stay in one row').toBeLessThan(70)
  await setTextSize(page, 100)
  for (const [width, height] of [
    [280, 653],
    [320, 568],
    [344, 882],
    [360, 640],
    [412, 915],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() => coveredBy(widget(page), namesOfGames), `${width} × ${height}`)
      .toEqual([])
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await heightOf(), 'one row').toBeLessThan(70)
  }
  await page.setViewportSize({ width: 360, height: 640 })
  await page.mouse.wheel(0, 40)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page).click()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await coveredBy(widget(page), namesOfGames)).toEqual([])
  await page.mouse.wheel(0, -40)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page).click()
  await page.setViewportSize({ width: 390, height: 844 })

  await toggle(page).click()
  await page.reload()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  await toggle(page).click()
  await page.setViewportSize({ width: 800, height: 800 })
  await page.reload()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: /^Play: / })).toBeVisible()
  await expect.poll(() => coveredBy(widget(page), controls), 'also of what came late').toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })

  const telegram = widget(page).getByRole('link', { name: 'Telegram, @mela_sandbox_help' })
  await expect(telegram).toHaveAttribute('href', 'tg://resolve?domain=mela_sandbox_help')
  await widget(page)
    .getByRole('link', { name: /^Live chat/ })
    .click()
  const question = page.getByRole('dialog', { name: 'Go to chat.mela.example?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()

  await widget(page).getByRole('link', { name: 'All contact options' }).click()
  await expect(page).toHaveURL(/\/m\/service$/)
  await expect(contacts(page).getByRole('listitem')).toHaveCount(6)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page).toHaveURL(/\/m\/login\?.*next=.*feedback/)
  await page.getByRole('main').getByRole('link', { name: 'Customer service' }).click()
  await expect(page).toHaveURL(/\/m\/service$/)
})

test('the footer’s links work, by the rules of each type of player', async ({ page, platform }) => {
  test.slow()
  const footer = page.getByRole('contentinfo')
  /** One of the platform's popups may catch the tap: tap again, as a player would. */
  const open = (group: string) => {
    const name = footer.getByText(group, { exact: true })
    const isOpen = () => name.evaluate((text) => text.closest('details')?.open)
    return expect(async () => {
      if (!(await isOpen())) await name.click()
      expect(await isOpen()).toBe(true)
    }).toPass()
  }
  await closePopups(page)
  await page.goto('/m/home?lang=EN')
  await beginUse(page)
  await open('Promo')
  await expect(footer.getByRole('link', { name: 'Affiliate service' })).toHaveAttribute(
    'href',
    'https://partners.mela.example/',
  )
  await footer.getByRole('button', { name: /^Affiliate/ }).click()
  const panel = page.getByRole('dialog', { name: 'Affiliate' })
  await expect(panel.getByText(/Every player has an invitation code/)).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(footer.getByRole('button', { name: /^Live chat/ })).toHaveCount(0)
  await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveText([
    '',
    '',
    '',
    '',
  ])
  await expect(footer.getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Twitter' })).toHaveCount(0)
  await expectNoAxeViolations(page, 'footer')
  await open('Help center')
  await footer.getByRole('link', { name: 'Games and their results' }).click()
  await expect(page).toHaveURL(/\/m\/helpDetail\?i=\d/)

  await platform.settings({ REWCEN3: false })
  await logIn(page, platform, 'member')
  // A member's own rows are inserted above.
  await page.waitForLoadState('networkidle')
  await open('Promo')
  const expectToast = await watchToasts(page)
  await footer.getByRole('button', { name: 'Reward center' }).click()
  await expectToast('Contact customer service')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Affiliate').click()
  await expect(panel.getByRole('button', { name: 'Share' })).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await panel.getByRole('button', { name: 'Close' }).click()
  await footer.getByRole('button', { name: /^Live chat/ }).click()
  await expect(page.getByRole('dialog', { name: 'Live chat' })).toBeVisible()
})

test(
  'customer service is reachable when the site is closed, restricted or unreachable',
  { tag: '@worker' },
  async ({ page, platform, context }) => {
    test.slow()
    await closePopups(page)
    await platform.status({ maintenance: true })
    await page.goto('/m/home?lang=EN')
    const upgrade = page.getByRole('dialog', { name: 'System upgrading, please try again later' })
    await expect(upgrade).toContainText(/Since.*Expected end/)
    await expectNoAxeViolations(page, 'dialog[open]')
    await upgrade.getByRole('link', { name: 'Customer service' }).click()
    await expect(contacts(page)).toContainText('Telegram')

    await platform.status({ maintenance: false, regionRestriction: true, country: 'IN' })
    await page.goto('/m/home')
    const limit = page.getByRole('dialog', {
      name: 'Sorry, the service is not available where you are',
    })
    await expect(limit).toContainText('India')
    await platform.status({ regionRestriction: false })
    // The app also retries on its own, and may do so first.
    const again = limit.getByRole('button', { name: 'Try again' })
    await again.click({ timeout: 3000 }).catch(() => undefined)
    await expect(limit).toBeHidden()

    await platform.faults([{ path: '/wps/system', status: 503 }])
    await page.goto('/m/service')
    await expect(contacts(page)).toContainText('Telegram')
    await platform.clearFaults()

    await installWorker(page)
    await context.setOffline(true)
    await page.goto('/m/service')
    await expect(page.locator('[data-offline]')).toBeVisible()
    await expect(contacts(page)).toContainText('Telegram')
  },
)
