import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIResponse, Page, Response } from '@playwright/test'
import { test as base, closePopups, expect, installWorker } from '#tests/support/journey.ts'
import { type Platform, freePort, startPlatform } from '#tests/support/platform.ts'

/**
 * The built app of a merchant that sends codes through Firebase; the sandbox stands in for
 * Firebase.
 */
function distWithFirebase(emulator: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mela-firebase-'))
  cpSync(process.env['DIST'] ?? 'dist', folder, { recursive: true })
  const file = join(folder, 'index.html')
  const firebase = JSON.stringify({ apiKey: 'play', projectId: 'mela-sandbox', emulator })
  const html = readFileSync(file, 'utf8').replace(
    '"merchantCode":',
    () => `"firebase":${firebase},"merchantCode":`,
  )
  writeFileSync(file, html)
  rmSync(`${file}.br`, { force: true })
  return folder
}

const test = base.extend({
  platform: async ({}, use) => {
    const port = await freePort()
    const dist = distWithFirebase(`http://localhost:${port + 2}`)
    const platform = await startPlatform({ port, dist })
    await use(platform)
    await platform.stop()
    rmSync(dist, { recursive: true })
  },
})

async function askForCode(page: Page, number = '01711000001') {
  await page.getByRole('tab', { name: /SMS/ }).click()
  await page.getByLabel('Mobile number').fill(number)
  await page.getByRole('button', { name: 'Get code' }).click()
}

const submit = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()

async function newestCode(page: Page, platform: Platform): Promise<string> {
  await expect(page.getByText('Sent to +880')).toBeVisible()
  const [newest] = await platform.outbox()
  expect(newest?.to).toBe('+8801711000001')
  return newest?.code ?? ''
}

test('a code by Firebase opens the session of its number; one that cannot be sent, or is wrong, can be tried again', async ({
  page,
  platform,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/m/login?lang=EN&next=%2Fm%2Ffav')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(asked.filter((path) => path.includes('firebase'))).toEqual([])

  await page.route(
    /sendVerificationCode/,
    (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'QUOTA_EXCEEDED' } } }),
    { times: 1 },
  )
  await askForCode(page)
  await expect(page.getByText('Sending the code…')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Get code' })).toBeEnabled()
  for (const alert of await page.getByRole('alert').all()) await expect(alert).toBeEmpty()
  expect(await platform.outbox()).toEqual([])

  await page.getByRole('button', { name: 'Get code' }).click()
  const code = await newestCode(page, platform)
  await expect(page.getByText(/Resend in (5\d|60) s/)).toBeVisible()
  const field = page.getByLabel('SMS code')
  await field.fill(code === '000000' ? '111111' : '000000')
  await submit(page)
  await expect(field).toHaveAccessibleDescription(/Verification code error/)
  await field.fill(code)
  await submit(page)
  await page.waitForURL(/\/m\/fav/)
  const record = await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
  expect(record).toContain('"userName":"member"')
  expect(asked.some((path) => path.startsWith('/wps/verification/sms'))).toBe(false)
  await expectNoFirebaseSession(page)
})

/** Firebase's own session of the player must not be stored on the phone. */
async function expectNoFirebaseSession(page: Page) {
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return [...Object.keys(localStorage), ...databases.map(({ name }) => name)].join()
  })
  expect(stored).not.toMatch(/firebaseLocalStorage|firebase:/i)
}

test(
  'the policy allows its host on these pages only, also from the worker’s cache',
  { tag: '@worker' },
  async ({ page }) => {
    await closePopups(page)
    /** The hosts that a page's policy allows it to call. */
    const hostsIn = (answer: Response | APIResponse | null) => {
      const policy = answer?.headers()['content-security-policy'] ?? ''
      return /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    }
    const usual = hostsIn(await page.goto('/m/home?lang=EN'))
    const more = (answer: Response | APIResponse | null) =>
      hostsIn(answer).filter((host) => !usual.includes(host))
    expect(usual[0]).toBe("'self'")
    expect(more(await page.request.get('/m/login'))).toEqual([
      expect.stringMatching(/^http:\/\/localhost:\d+$/),
    ])
    await installWorker(page)
    expect(more(await page.goto('/m/register'))).toHaveLength(1)

    await page.goto('/m/home?lang=EN')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL(/\/m\/login/)
    await askForCode(page)
    await expect(page.getByText('Sent to +880')).toBeVisible()
  },
)
