import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  balanceIn,
  closePopups,
  expect,
  installWorker,
  logInByForm,
} from '#tests/support/journey.ts'
import { test as usual } from '#tests/support/journey.ts'
import { playUntilChanged } from '#tests/support/lobby.ts'
import { type Platform, startPlatform } from '#tests/support/platform.ts'

const root = join(import.meta.dirname, '../..')
const merchant = 'tests/production/elsewhere.json'

/**
 * A release of the second brand, for a platform at another origin that is also another site; each
 * behind its own web server.
 */
const test = usual.extend<object, { elsewhere: Platform }>({
  elsewhere: [
    async ({}, use) => {
      const dist = join(root, 'node_modules/.cache/elsewhere/site')
      const platform = await startPlatform({ dist, brand: 'jonaki', elsewhere: merchant })
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker' },
  ],
  platform: ({ elsewhere }, use) => use(elsewhere),
  launchOptions: [
    async ({ launchOptions, elsewhere }, use) => {
      const rules = `--host-resolver-rules=${elsewhere.front?.rules}`
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] })
    },
    { scope: 'worker' },
  ],
})

/** The hosts of the pictures in view that have been drawn, or nothing while one is missing. */
const pictureHosts = (page: Page) =>
  page.locator('main [data-node-id] img').evaluateAll((images) => {
    const shown = images
      .filter((image) => image instanceof HTMLImageElement)
      .filter((image) => image.src && image.checkVisibility() && isInView(image))
    return shown.every(({ naturalWidth }) => naturalWidth > 0)
      ? [...new Set(shown.map(({ src }) => new URL(src).host))]
      : []
    function isInView(image: Element) {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
  })

async function expectPictures(page: Page) {
  await expect.poll(() => pictureHosts(page)).toEqual(['pictures.localhost'])
}

const openGame = async (page: Page) => {
  await page.getByRole('link', { name: /View all: Slots/ }).click()
  await page.locator('[data-node-id]').nth(2).getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/launchGame/)
}

test(
  'a player of the second brand, with the platform at another origin, signs in, plays, returns offline and signs out',
  { tag: '@worker' },
  async ({ page, platform, context }) => {
    test.slow()
    const hot = (at: Page) =>
      at.getByRole('region', { name: 'Hot' }).locator('[data-node-id]').first()
    await page.goto('https://site.localhost/?lang=EN')
    await expect(hot(page)).toBeVisible()
    await expectPictures(page)
    await expect(page.getByRole('banner')).toContainText('Jonaki')
    const asked = await platform.requests()
    const preflights = asked.filter(({ method }) => method === 'OPTIONS')
    expect(preflights.filter(({ query }) => 'merchantCode' in query)).toEqual([])

    await logInByForm(page, platform, 'member')
    await expect(balanceIn(page)).toBeVisible()
    const before = await balanceIn(page).textContent()
    const cookies = await context.cookies('https://platform.localhost')
    expect(cookies).toEqual([
      expect.objectContaining({ httpOnly: true, secure: true, sameSite: 'None' }),
    ])

    await openGame(page)
    await playUntilChanged(page)
    await page.getByRole('button', { name: 'Exit game' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expect.poll(() => balanceIn(page).textContent()).not.toBe(before)

    await installWorker(page)
    await page.reload()
    await expect(hot(page)).toBeVisible()
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await expectPictures(page)
    await context.setOffline(true)
    const again = await context.newPage()
    await closePopups(again)
    await again.goto('https://site.localhost/m/home')
    await expect(hot(again)).toBeVisible()
    await expect(again.locator('[data-offline]')).toBeVisible()
    await expectPictures(again)
    await again.close()

    await context.setOffline(false)
    await page.goto('https://site.localhost/m/member/home')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect.poll(() => context.cookies('https://platform.localhost')).toEqual([])
    expect(await platform.policyReports()).toEqual([])
  },
)
