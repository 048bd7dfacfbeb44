import { expect, test, visitTwice } from './worker.ts'

test('a notice that came meanwhile appears without another load; what is kept, though the platform is down', async ({
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
  expect((await answer).headers()['x-kept-at']).toMatch(/^\d{13}$/)
  await expect(page.getByText('The wheel turns tonight').first()).toBeVisible()

  await platform.faults([{ path: '/lgw', status: 503 }])
  await page.reload()
  await expect(page.locator('[data-node-id]').first()).toBeVisible()
})
