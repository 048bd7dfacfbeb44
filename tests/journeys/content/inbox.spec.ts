import type { Page } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import {
  expect,
  expectAccessibleThemes,
  installWorker,
  logIn,
  test,
} from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Messages' })
const message = (page: Page, title: string) => list(page).getByRole('link', { name: title })
const latest = (platform: Platform) => platform.lastRequest()
const posts = async (platform: Platform, path: string, since: number) =>
  (await platform.requests(since)).filter((one) => one.method === 'POST' && one.path.endsWith(path))

async function send(platform: Platform, count: number, content = '<p>Words</p>') {
  for (let n = 1; n <= count; n++)
    await platform.announce({ kind: 'inbox', title: `Letter ${n}.`, content, to: 'member' })
}

test('a member reads a message, deletes it, undoes that, and marks all as read', async ({
  page,
  platform,
}) => {
  test.slow()
  await logIn(page, platform, 'member', '/m/message')
  await expect(page.getByRole('link', { name: /Inbox.*3 unread/ })).toBeVisible()
  await expectAccessibleThemes(page)
  await page.getByRole('link', { name: /Inbox/ }).click()
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('All messages')).toContainText('3 unread')
  await expect(message(page, `Welcome to ${brand.en}`)).toBeVisible()
  await expectAccessibleThemes(page)
  await tab('Personal').click()
  await expect(message(page, `Welcome to ${brand.en}`)).toBeHidden()
  await tab('All messages').click()
  await message(page, `Welcome to ${brand.en}`).click()
  await expect(page.getByRole('heading', { name: `Welcome to ${brand.en}` })).toBeVisible()
  await expect(page.getByText('Messages meant only for you arrive here.')).toBeVisible()
  await expectAccessibleThemes(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(tab('All messages')).toContainText('2 unread')
  await expect(message(page, `Welcome to ${brand.en}`)).not.toContainText('Unread')

  await message(page, `Welcome to ${brand.en}`).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Message deleted')).toBeVisible()
  await expect(message(page, `Welcome to ${brand.en}`)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, `Welcome to ${brand.en}`)).toBeVisible()

  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(list(page)).not.toContainText('Unread')
  await expect(tab('All messages')).not.toContainText('unread')
  await page.reload()
  await expect(message(page, `Welcome to ${brand.en}`)).toBeVisible()
  await expect(list(page)).not.toContainText('Unread')
})

test(
  'offline, loaded messages can be read, and the read mark is sent later',
  { tag: '@worker' },
  async ({ page, context, platform }) => {
    await logIn(page, platform, 'member', '/m/webEmail')
    await expect(message(page, `Welcome to ${brand.en}`)).toBeVisible()
    await installWorker(page)
    await message(page, 'Card night is back on Fridays').click()
    await expect(page.getByText('Four tables, one prize pool.')).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()

    const since = await latest(platform)
    await context.setOffline(true)
    await message(page, `Welcome to ${brand.en}`).click()
    await expect(page.getByText('Messages meant only for you arrive here.')).toBeVisible()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.locator('[data-kind="offline"]')).toContainText('You are offline')
    await expect(message(page, `Welcome to ${brand.en}`)).toBeVisible()
    await expect(message(page, `Welcome to ${brand.en}`)).not.toContainText('Unread')
    expect(await posts(platform, '/inbox/read', since)).toEqual([])
    await context.setOffline(false)
    await expect.poll(async () => (await posts(platform, '/inbox/read', since)).length).toBe(1)

    await platform.faults([{ path: '/wps/relay/inbox/list', drop: true }])
    await page.reload()
    await expect(page.getByText('Your inbox needs a connection')).toBeVisible()
    await platform.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(message(page, `Welcome to ${brand.en}`)).toBeVisible()
  },
)

test('a long inbox loads page by page, draws few elements, and keeps the scroll position', async ({
  page,
  platform,
}) => {
  await send(platform, 160)
  await logIn(page, platform, 'member', '/m/webEmail')
  await expect(message(page, 'Letter 160.')).toBeVisible()
  const last = message(page, 'Welcome, Rahim')
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await expect(last).toBeVisible({ timeout: 300 })
  }).toPass()
  expect(await list(page).getByRole('listitem').count()).toBeLessThan(60)
  await expect(list(page).getByRole('listitem').last()).toHaveAttribute('aria-setsize', '167')
  const before = await page.evaluate(() => scrollY)
  await last.click()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(last).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400)
})
