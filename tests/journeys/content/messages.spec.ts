import type { Page } from '@playwright/test'
import { closePopups, expect, go, logIn, test } from '#tests/support/journey.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ })

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
