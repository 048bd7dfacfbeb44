import { browserOf, expect, recordsOf, test, visitTwice } from './worker.ts'

test('a new notice appears without a reload; cached data is shown while the platform is down, and refreshed in the background', async ({
  page,
  platform,
}) => {
  await visitTwice(page, '/m/home?lang=EN')
  await platform.announce({
    kind: 'notice',
    title: 'The wheel turns tonight',
    content: 'At eight.',
  })
  const answer = page.waitForResponse((response) => response.url().includes('/announcement/list'))
  await page.reload()
  expect((await answer).headers()['x-cached-at']).toMatch(/^\d{13}$/)
  await expect(page.getByText('The wheel turns tonight').first()).toBeVisible()

  await platform.faults([{ path: '/lgw', status: 503 }])
  await page.reload()
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
  await platform.clearFaults()

  const { wake } = await browserOf(page)
  // No page of the app is open.
  await page.goto('/manifest.webmanifest')
  await platform.announce({ kind: 'notice', title: 'Told overnight', content: 'At eight.' })
  await wake('dispatchPeriodicSyncEvent', { tag: 'refresh' })
  const kept = async () =>
    (await recordsOf(page, 'mela-data')).some(({ value }) => value.includes('Told overnight'))
  await expect.poll(kept).toBe(true)
})
