import type { Page } from '@playwright/test'
import { findHeadlessShell, launchOptionsOf, ownBrowser } from '#tests/support/chromium.ts'
import { expect, go, test } from '#tests/support/journey.ts'

const { args, ...launch } = launchOptionsOf(findHeadlessShell())
/** Any name but localhost makes plain http insecure. */
const named = ownBrowser({
  ...launch,
  args: [...args, '--host-resolver-rules=MAP mela.test 127.0.0.1'],
})

function errorsOf(page: Page) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

async function browse(page: Page) {
  await expect(page.locator('[data-category="HOT"] [data-node-id]').first()).toBeVisible()
  await go(page, '/m/gameLobbyCenter?gameCategory=FISH')
  await expect(page.locator('main [data-node-id]').first()).toBeVisible()
}

test.extend(named)(
  'on plain http the site can be browsed, and pages that need an account link to https',
  async ({ page, platform }) => {
    const errors = errorsOf(page)
    const site = `mela.test:${new URL(platform.url).port}`
    await page.goto(`http://${site}/m/home?lang=EN`)
    await browse(page)
    for (const path of ['/m/login', '/m/register', '/m/trail', '/m/forget']) {
      await go(page, path)
      const main = page.getByRole('main')
      await expect(
        main.getByRole('heading', { name: /^This connection is not encrypted/ }),
      ).toBeVisible()
      await expect(main.getByRole('link')).toHaveAttribute('href', `https://${site}${path}`)
      await expect(main.getByRole('button')).toHaveCount(0)
    }
    expect(errors).toEqual([])
  },
)

/** As Firefox does where the player denies all storage. */
const denyStorage = `
  const deny = () => { throw new DOMException('The operation is insecure.', 'SecurityError') }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: deny })
  window.BroadcastChannel = class { constructor() { deny() } }
  Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: deny })
`

test('with all storage blocked the site can be browsed, and the login says that cookies are off', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await page.addInitScript(denyStorage)
  await page.goto('/m/home?lang=EN')
  await browse(page)
  await go(page, '/m/login')
  await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(
    /^This browser blocks cookies/,
  )
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(errors).toEqual([])
})
