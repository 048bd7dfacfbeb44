import { createServer } from 'node:http'
import { installWorker, logInByForm, passwordOf } from '../support/journey.ts'
import { expect, storedOnPhone, test, visitTwice } from './worker.ts'

const publicData =
  /^"\/(lgw\/(vendor\/(types|list)|game\/(list|hot|catalogue)|winner\/board)|wps\/(announcement\/(list|popular)|wallet\/merchant))\b/

test('of a logged-in visit, the phone keeps public data and files only', async ({
  page,
  platform,
}) => {
  await logInByForm(page, platform, 'member')
  await installWorker(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').token,
  )
  expect(token).toBeTruthy()
  const stored = await storedOnPhone(page)
  const secrets = [token, await passwordOf(platform, 'member')]
  for (const { key, value } of stored)
    for (const secret of secrets) expect(key + value).not.toContain(secret)
  const kept = stored.filter(({ where }) => where === 'mela-kept')
  expect(kept.filter(({ key }) => !publicData.test(key))).toEqual([])
  const cached = stored.filter(({ where }) => !where.startsWith('mela-')).map(({ key }) => key)
  expect(cached.filter((url) => /\/(wps|lgw|sandbox)\//.test(url))).toEqual([])
})

test("a portal's page is never taken for the platform's answer", async ({ page, deployment }) => {
  await visitTwice(page, `${deployment.url}/m/home?lang=EN`)
  const games = page.locator('[data-category="HOT"] [data-node-id]')
  await expect(games).toHaveCount(12)
  await deployment.stop()
  let answers = 0
  const portal = createServer((_request, response) => {
    answers += 1
    response.setHeader('Content-Type', 'text/html').end('<h1>Free Wi-Fi</h1>')
  }).listen(deployment.port, 'localhost')
  await page.reload()
  await expect(games).toHaveCount(12)
  await expect.poll(() => answers).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const stored = await storedOnPhone(page)
  expect(stored.filter(({ value }) => value.includes('Free Wi-Fi'))).toEqual([])
  portal.closeAllConnections()
  portal.close()
})
