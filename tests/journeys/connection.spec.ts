import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from '#tests/support/journey.ts'

test.use({ dataSaver: true })

const check = (page: Page) => page.getByRole('button', { name: 'Check the connection' }).click()
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Response times' }).getByRole('listitem')

test('the connection check finds the fastest address, which opens the same site', async ({
  page,
  platform,
}) => {
  const line = platform.url.replace('localhost', '127.0.0.1')
  await page.route(`${platform.url}/wps/system/speed`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/m/service?lang=EN')
  await check(page)
  const better = page.getByRole('button', { name: `Continue at ${new URL(line).host}` })
  await expect(better).toBeVisible()
  await expect(rows(page)).toHaveCount(5)
  await expect(rows(page).first()).toHaveText(/This address: localhost:\d+\d{3} ms/)
  for (const row of await rows(page).all()) await expect(row).toHaveText(/\d ms$/)
  await expectNoAxeViolations(page, 'main')
  expect(await platform.policyReports()).toEqual([])

  await better.click()
  await expect(page).toHaveURL(`${line}/m/home?lang=EN`)
  await page.unrouteAll()
  await page.goto(`${line}/m/service?lang=EN`)
  await check(page)
  await expect(rows(page)).toHaveCount(5)
})

test('the connection check works on the page of a closed or unreachable site', async ({
  page,
  platform,
  context,
}) => {
  const line = platform.url.replace('localhost', '127.0.0.1')
  await page.route(`${line}/wps/system/speed`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await platform.status({ maintenance: true })
  await page.goto('/m/home?lang=EN')
  await check(page)
  await expect(page.getByText('You are on the fastest address.')).toBeVisible()

  await platform.status({ maintenance: false })
  await page.goto('/m/service?lang=EN')
  await check(page)
  await expect(page.getByText('You are on the fastest address.')).toBeVisible()
  await context.setOffline(true)
  await check(page)
  await expect(
    page.getByText('No address is responding. Check that your device is online.'),
  ).toBeVisible()
  await expect(rows(page).first()).toHaveText(/No response$/)
})
