import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, logIn, lookAway, test } from '#tests/support/journey.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Live chat' })
const room = (page: Page) => page.frameLocator('iframe[title="Live chat"]')
const line = (page: Page, text: string) =>
  room(page).getByRole('listitem').filter({ hasText: text })
const row = (page: Page) => page.getByRole('main').getByRole('button', { name: /Live chat/ })

async function write(page: Page, text: string) {
  await room(page).getByRole('textbox').fill(text)
  await room(page).getByRole('button', { name: 'Send' }).click()
  await expect(line(page, text)).toBeVisible()
}

test('a member chats with customer service, which answers in their language, also while the chat is closed', async ({
  page,
  platform,
}) => {
  test.slow()
  await logIn(page, platform, 'member', '/m/message')
  await expect(row(page)).toContainText('2 unread')
  await row(page).click()
  await expect(line(page, 'If you need anything, just write here')).toBeVisible()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin /)
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  const address = new URL((await frame.getAttribute('src')) ?? '')
  expect(address.origin).not.toBe(new URL(page.url()).origin)
  expect(address.search).not.toMatch(/token|ticket/i)

  await write(page, 'Where is my deposit?')
  await expect(line(page, 'A deposit is added')).toBeVisible()
  await write(page, 'উত্তোলন কবে পাব?')
  await expect(line(page, 'উত্তোলনের টাকা')).toBeVisible()
  await expectNoAxeViolations(page)

  await write(page, 'thanks')
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(async () => {
    await lookAway(page)
    await expect(row(page)).toContainText('1 unread', { timeout: 500 })
  }).toPass()
  await row(page).click()
  await expect(line(page, 'You are welcome!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page)).not.toContainText('unread')
  const secrets = (await platform.requests()).filter(({ query }) => 'token' in query)
  expect(secrets).toEqual([])
})

test('a chat that fails to open says why; a finished one can be opened again', async ({
  page,
  platform,
}) => {
  await logIn(page, platform, 'agent', '/m/message')
  await platform.faults([{ path: '/wps/relay/chat/launch', drop: true }])
  await row(page).click()
  await expect(page.locator('[data-kind="offline"]')).toContainText('We cannot be reached')
  await platform.clearFaults()
  await expect(page.locator('[data-kind="offline"]')).toBeHidden()

  await row(page).click()
  await expect(room(page).getByText('Ask us anything')).toBeVisible()
  await page.route('**/chat/session', (route) =>
    route.fulfill({ status: 401, json: { code: 'ticket_expired' } }),
  )
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await row(page).click()
  await expect(sheet(page).getByRole('alert')).toContainText('This chat has ended')
  await page.unroute('**/chat/session')
  await sheet(page).getByRole('button', { name: 'Try again' }).click()
  await write(page, 'hello')
  await expect(line(page, 'How can I help you today?')).toBeVisible()

  await platform.expire('agent')
  await expect(room(page).getByRole('alert')).toContainText('This chat has ended')
})
