import { expect, test, visitTwice } from './worker.ts'

test('home opens without a network, says what works, and recovers by itself', async ({
  page,
  context,
}) => {
  await visitTwice(page, '/m/home?lang=EN')
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('[data-category="HOT"] [data-node-id]').first()).toBeVisible()
  await expect(page.locator('[data-offline]')).toContainText('browse the lobby')
  await context.setOffline(false)
  await expect(page.locator('[data-offline]')).toBeHidden()
})

test('the lobby of a category that was never opened is there without a network', async ({
  page,
  context,
}) => {
  await visitTwice(page, '/m/home?lang=EN')
  await context.setOffline(true)
  for (const category of ['FISH', 'TG', 'ESPORTS']) {
    await page.goto(`/m/gameLobbyCenter?gameCategory=${category}`)
    await expect(page.locator('main [data-node-id]').first()).toBeVisible()
    await expect(page.locator('[data-stale]').first()).toHaveText(/As of \d\d:\d\d/)
  }
})

test('what the phone has is shown at once while the platform is slow', async ({
  page,
  platform,
}) => {
  await visitTwice(page, '/m/home?lang=EN')
  await platform.faults([{ path: '/lgw', delayMs: 8000 }])
  await page.reload()
  await expect(page.locator('[data-node-id]').first()).toBeVisible({ timeout: 4000 })
})
