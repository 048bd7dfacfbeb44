import {
  go,
  installWorker,
  logInByForm,
  lookAway,
  passwordOf,
  storedIn,
} from '#tests/support/journey.ts'
import { expect, storedOnPhone, test } from './worker.ts'

const publicData =
  /^"\/(lgw\/(vendor\/(types|list)|game\/(list|hot|catalogue)|winner\/board)|wps\/(announcement\/(list|popular)|wallet\/merchant))\b/

test('a signed-in visit stores only public data and files on the phone, and no message', async ({
  page,
  platform,
}) => {
  const secret = 'Only-for-Rahim'
  const letter = { title: `${secret}-title`, content: `<p>${secret}-words</p>`, to: 'member' }
  await platform.announce({ kind: 'inbox', ...letter })
  await logInByForm(page, platform, 'member')
  await installWorker(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '{}').token,
  )
  expect(token).toBeTruthy()
  await go(page, '/m/webEmail')
  await page.getByRole('link', { name: letter.title }).click()
  await expect(page.getByText(`${secret}-words`)).toBeVisible()
  await expect
    .poll(async () => (await platform.requests()).some(({ path }) => path.endsWith('/inbox/read')))
    .toBe(true)

  const stored = await storedOnPhone(page)
  const secrets = [token, await passwordOf(platform, 'member'), secret]
  for (const { key, value } of stored)
    for (const secret of secrets) expect(key + value).not.toContain(secret)
  expect(await storedIn(page)).not.toContain(secret)
  const kept = stored.filter(({ where }) => where === 'mela-data')
  expect(kept.filter(({ key }) => !publicData.test(key))).toEqual([])
  const cached = stored.filter(({ where }) => !where.startsWith('mela-')).map(({ key }) => key)
  expect(cached.filter((url) => /\/(wps|lgw|sandbox)\//.test(url))).toEqual([])

  await platform.expire('member')
  await lookAway(page)
  await expect(page).toHaveURL(/\/m\/(login|home)/)
  await page.goBack()
  await expect(page.getByText(secret)).toHaveCount(0)
})
