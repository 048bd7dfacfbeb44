import type { Page } from '@playwright/test'
import { closePopups, expect, go, logIn, test } from '#tests/support/journey.ts'
import type { Platform } from '#tests/support/platform.ts'
import { beginUse } from '#tests/support/lobby.ts'

const askToSignOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).click()
const signOut = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
}

/** The sign-out requests that the platform has received. */
const heard = async (platform: Platform) =>
  (await platform.requests())
    .filter(({ method, path }) => method === 'DELETE' && path === '/wps/session/login')
    .map(({ status, headers }) => ({ status, hasToken: 'token' in headers }))

/** Whether the session of this token and this browser's cookie is still valid. */
const isAlive = (page: Page, token: string) =>
  page.evaluate(
    async (Token) => (await fetch('/wps/wallet', { headers: { Token, Merchant: 'mela01' } })).ok,
    token,
  )

const tokenIn = (page: Page) =>
  page.evaluate(() => String(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').token))

test('an offline sign-out ends the session when the network is back', async ({
  page,
  platform,
  context,
}) => {
  await closePopups(page)
  await logIn(page, platform, 'member')
  await beginUse(page)
  await go(page, '/m/member/home')
  const token = await tokenIn(page)
  expect(await isAlive(page, token)).toBe(true)
  await askToSignOut(page)
  await context.setOffline(true)
  await signOut(page)
  expect(await heard(platform)).toEqual([])
  await context.setOffline(false)
  await expect.poll(() => heard(platform)).toEqual([{ status: 200, hasToken: false }])
  expect(await isAlive(page, token)).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('signOutDue'))).toBeNull()
})
