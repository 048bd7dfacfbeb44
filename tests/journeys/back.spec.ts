import type { Page } from '@playwright/test'
import { closePopups, expect, logIn, lookAway, test } from '#tests/support/journey.ts'
import { beginUse } from '#tests/support/lobby.ts'

const dialog = (page: Page) => page.locator('dialog[open]')
const openMenu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
const openLanguages = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: /^Language/ })
    .click()

const close = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).first().click()

/** The page from which the player came to the site. */
const elsewhere = '/robots.txt'

test.use({ dataSaver: true })

test.beforeEach(async ({ page }) => {
  await closePopups(page)
  await page.goto(elsewhere)
})

test('Back closes overlays of the first page one at a time, then leaves the site; overlays closed otherwise leave no history entry', async ({
  page,
}) => {
  await page.goto('/m/home?lang=EN')
  const entry = () => page.evaluate(() => JSON.stringify(history.state))
  await expect.poll(entry).not.toBe('null')
  const first = await entry()
  const languages = page.getByRole('dialog', { name: 'Language' })

  await test.step('the menu, and the languages over it', async () => {
    await openMenu(page)
    await openLanguages(page)
    await expect(languages).toBeVisible()
    await page.goBack()
    await expect(languages).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(entry).toBe(first)
  })
  await test.step('the search', async () => {
    await page.getByRole('button', { name: 'Search' }).first().click()
    await expect(dialog(page)).toBeVisible()
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/home/)
    await expect.poll(entry).toBe(first)
  })
  await test.step('a button, and a link', async () => {
    await openMenu(page)
    await expect.poll(entry).not.toBe(first)
    await close(page)
    await expect.poll(entry).toBe(first)
    await openMenu(page)
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Get the app' })
      .click()
    await expect(page).not.toHaveURL(/home/)
    await page.goBack()
    await expect(page).toHaveURL(/home/)
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(entry).toBe(first)
  })
  await page.goBack()
  await expect(page).toHaveURL(elsewhere)
})

test('Back closes the age question, and then leaves the site', async ({ page, platform }) => {
  await platform.settings({ AGEGATE3: true })
  await page.goto('/m/home?lang=EN')
  await expect(dialog(page)).toContainText('Are you')
  await page.goBack()
  await expect(dialog(page)).toContainText('You are not old enough')
  await expect(page).toHaveURL(/home/)
  await page.goBack()
  await expect(page).toHaveURL(elsewhere)
})

test('Back from the login over a form ends the session, and stays on the site', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'member', '/m/changePsw')
  // With Data Saver the page asks nothing again before its first touch, or half a minute later.
  await page.keyboard.press('Shift')
  await platform.expire('member')
  const login = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(async () => {
    await lookAway(page)
    await expect(login).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.goBack()
  await expect(login).toBeHidden()
  await expect(page).toHaveURL(/\/m\/home/)
})

test('a sheet opened by the address closes on its page, by Back and by its button', async ({
  page,
}) => {
  await page.goto('/m/hot?lang=EN&find=kite&card=10381')
  await expect(dialog(page)).toHaveCount(2)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\/m\/hot\?.*find=kite$/)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/hot(?!.*find)/)
  await page.goBack()
  await expect(page).toHaveURL(elsewhere)
})

const ways = [
  ['Back', (page: Page) => page.goBack()],
  ['its button', close],
  ['Esc', (page: Page) => page.keyboard.press('Escape')],
] as const

test('a sheet opened by a link closes on its page in every way, and toasts are shown inside an open sheet', async ({
  page,
}) => {
  await page.goto('/m/home?lang=EN')
  const region = (urgency: string) => page.locator(`[popover] > [aria-live=${urgency}]`)
  await openMenu(page)
  await expect(dialog(page).locator('[popover] > [aria-live=assertive]')).toHaveCount(1)
  await close(page)
  await expect(region('polite')).toHaveCount(1)
  await expect(region('assertive')).toHaveCount(1)
  await beginUse(page)

  await test.step('a link followed while the app goes back from the menu', async () => {
    await openMenu(page)
    await followDuringBack(page, '/m/hot?card=10381')
    await close(page)
    await expect(page).toHaveURL(/\/m\/hot\?card/)
    await expect(dialog(page)).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/hot$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/m\/home/)
  })
  for (const [way, leave] of ways)
    await test.step(way, async () => {
      await follow(page, '/m/hot?card=10381')
      await expect(dialog(page)).toHaveCount(1)
      await leave(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/m\/hot$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/m\/home/)
      await follow(page, '/m/home?card=10381')
      await expect(dialog(page)).toHaveCount(1)
      await leave(page)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/m\/home$/)
    })
})

/** A link in an announcement or a banner. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

/** Follows such a link when the app goes back by itself, before the browser has done so. */
const followDuringBack = (page: Page, href: string) =>
  page.evaluate((to) => {
    history.back = () => {
      Reflect.deleteProperty(history, 'back')
      history.back()
      const link = document.createElement('a')
      link.href = to
      document.querySelector('main')?.append(link)
      link.click()
    }
  }, href)

test('a search opened by its shortcut returns the focus, and a sheet opened by the address focuses the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/m/hot?lang=EN&card=10381')
  await expect(dialog(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('main :is(h1, h2)').first()).toBeFocused()
  const tile = page.locator('main [data-node-id] > button').first()
  await tile.focus()
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(dialog(page)).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(tile).toBeFocused()
})
