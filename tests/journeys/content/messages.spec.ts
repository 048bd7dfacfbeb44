import type { Page } from '@playwright/test'
import { closePopups, expect, go, logIn, test } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'

const row = (page: Page, name: RegExp) => page.getByRole('main').getByText(name)
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ })
const latest = (platform: Platform) => platform.lastRequest()
const countings = async (platform: Platform, since: number) =>
  (await platform.requests(since)).filter(({ path }) => /\/wps\/relay\/(inbox|chat)\//.test(path))

test('a visitor sees every section, and signs in for personal ones', async ({ page, platform }) => {
  const since = await latest(platform)
  await closePopups(page)
  await page.goto('/m/message?lang=EN')
  await row(page, /^Telegram$/).click()
  const question = page.getByRole('dialog', { name: 'Go to t.me?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await row(page, /^Live chat$/).click()
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2Fmessage/)
  await page.goBack()
  await row(page, /^Inbox$/).click()
  await expect(page).toHaveURL(/\/m\/login\?next=%2Fm%2FwebEmail/)
  expect(await countings(platform, since)).toEqual([])
  await logIn(page, platform, 'agent', '/m/webEmail')
  await expect(page.getByRole('link', { name: /^Your team this week/ })).toBeVisible()
  await go(page, '/m/messages')
  await expect(page.getByRole('link', { name: /Inbox.*1 unread/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('the unread count is the same on bell and icon, follows other tabs, and disappears at sign-out', async ({
  page,
  context,
  platform,
}) => {
  test.slow()
  await context.addInitScript(() => {
    const write = (count: number) => {
      localStorage.setItem('test-badge', String(count))
      return Promise.resolve()
    }
    Object.assign(navigator, { setAppBadge: write, clearAppBadge: () => write(0) })
  })
  const badge = () => page.evaluate(() => localStorage.getItem('test-badge'))
  await logIn(page, platform, 'member')
  await expect(bell(page)).toHaveAccessibleName('Messages, 12 unread')
  await expect.poll(badge).toBe('12')
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('2 unread')

  const other = await context.newPage()
  await closePopups(other)
  await other.goto('/m/webEmail')
  await other.getByRole('button', { name: 'Mark all read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Messages, 9 unread')
  await other.close()

  await platform.announce({ kind: 'inbox', title: 'News', content: '<p>!</p>', to: 'member' })
  await platform.announce({ kind: 'inbox', title: 'For others', content: '', to: 'agent' })
  await bell(page).click()
  await expect(page).toHaveURL(/\/m\/message$/)
  await expect(page.getByRole('link', { name: /Inbox.*1 unread/ })).toBeVisible()
  await expect.poll(badge).toBe('10')

  await go(page, '/m/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('button', { name: /Live chat/ })).toContainText('2 unread')
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await page
    .getByRole('dialog', { name: 'Sign out?' })
    .getByRole('button', { name: 'Sign out' })
    .click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.poll(badge).toBe('0')
})
