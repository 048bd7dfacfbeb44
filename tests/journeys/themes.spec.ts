import { brand } from '#tests/support/brand.ts'
import { expect, test } from '#tests/support/journey.ts'

test.use({ dataSaver: true })

const canvasOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

const signIn = { BN: 'লগ ইন', EN: 'Sign in' }

test('dark and the merchant’s first language are the defaults, light never flashes dark, and the address can set another language', async ({
  page,
}) => {
  const own = brand.language
  const other = own === 'BN' ? 'EN' : 'BN'
  const html = page.locator('html')
  const door = (code: 'BN' | 'EN') =>
    page.getByRole('banner').getByRole('link', { name: signIn[code] })
  await page.goto('/m/home')
  expect(await canvasOf(page)).toBe(brand.canvas.dark)
  await expect(html).toHaveAttribute('data-language', own)
  await expect(door(own)).toBeVisible()

  await page.evaluate(() => localStorage.setItem('theme', 'light'))
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, {
        firstCanvas: getComputedStyle(document.documentElement).backgroundColor,
      })
    })
  })
  await page.goto(`/m/home?lang=${other}`)
  expect(await page.evaluate(() => Reflect.get(window, 'firstCanvas'))).toBe(brand.canvas.light)
  await expect(door(other)).toBeVisible()
  // The prerender already shows the language, but only the app stores the choice.
  await expect(page.locator('main [data-node-id]').first()).toBeVisible()
  await page.goto('/m/home')
  await expect(html).toHaveAttribute('data-language', other)
})

test('each address of home shows home without a redirect, by a link, too, and an unknown path leads there with a message', async ({
  page,
  request,
}) => {
  const addresses = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/M/HOME']
  const expectHome = async (path: string) => {
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/m\/home$/)
    await expect(page.getByRole('region', { name: 'Hot' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
  const html = await (await request.get('/m/home')).text()
  for (const path of addresses) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([path, answer.status(), await answer.text()]).toEqual([path, 200, html])
  }
  for (const path of ['/', '/m/index.html', '/M/HOME']) {
    await page.goto(`${path}?lang=EN`)
    await expectHome(path)
  }
  for (const path of addresses) {
    await page.evaluate(() => history.pushState(null, '', '/m/hot'))
    await expect(page.getByRole('heading', { name: 'Hot games', level: 1 })).toBeAttached()
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expectHome(path)
  }
  await page.goto('/m/nowhere-at-all?lang=EN')
  await expect(page).toHaveURL(/\/m\/home/)
  await expect(page.getByText('That page does not exist.')).toBeVisible()
})
