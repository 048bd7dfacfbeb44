import { brand } from '#tests/support/brand.ts'
import { expect, go, logIn, speak, test } from '#tests/support/journey.ts'

const onItsSide = { width: 740, height: 360 }

test('on widths between phone and desktop names of providers and texts of banners are not cut, and a form has one width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 800 })
  await page.goto('/m/providers?lang=EN')
  const names = page.getByRole('main').locator('[data-vendor] [lang]')
  await expect(names.nth(20)).toBeVisible()
  for (const width of [480, 700, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    )
    expect(cut, `${width}`).toEqual([])
  }

  await page.setViewportSize({ width: 1080, height: 800 })
  await speak(page, 'BN')
  await go(page, '/m/register')
  const words = page.getByRole('main').locator('strong + *')
  await expect(words).toBeInViewport({ ratio: 1 })

  await page.setViewportSize(onItsSide)
  await speak(page, 'EN')
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 800, height: 800 })
  for (const path of ['/m/register', '/m/login']) {
    await go(page, path)
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
    const button = await page.locator('main [type=submit]').boundingBox()
    const tabs = await page.locator('main [role=tablist]').boundingBox()
    expect([tabs?.x, tabs?.width], `${path}: as wide as its button`).toEqual([
      button?.x,
      button?.width,
    ])
  }
})

test('in landscape a page shows its content, not only its picture', async ({ page, platform }) => {
  await page.setViewportSize(onItsSide)
  await logIn(page, platform, 'member', '/m/activityDetail?id=1')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await go(page, '/m/hot?card=10381')
  await expect(page.getByRole('dialog').getByText('Provider', { exact: true })).toBeInViewport({
    ratio: 1,
  })
})

test('the narrowest header shows a balance of millions and everything beside it uncut', async ({
  page,
  platform,
}) => {
  await page.route('**/wps/wallet', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /"sumBalance":"[^"]+"/,
      '"sumBalance":"1234567.89"',
    )
    await route.fulfill({ response, body })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await logIn(page, platform, 'member', '/m/home')
  const header = page.getByRole('banner')
  await page.getByRole('region', { name: 'Balance' }).waitFor()
  await page.mouse.wheel(0, 500)
  const balance = header.getByRole('button', { name: '৳12,34,567.89' })
  await expect(balance).toBeInViewport({ ratio: 1 })
  for (const control of await header.locator('a:visible, button:visible').all())
    await expect(control).toBeInViewport({ ratio: 1 })
})

test('in landscape the offer of a game shows its picture once, and its buttons', async ({
  page,
}) => {
  await page.setViewportSize(onItsSide)
  // Nothing lies over the drawing.
  await page.route(/\/cdn\//, (route) => route.abort())
  await page.goto('/m/home?lang=EN')
  await page.locator('main [data-node-id="10381"]').getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: 'Rickshaw Rani' })
  const art = sheet.locator('[class*=art-landscape]')
  const expectOffer = async () => {
    await expect(sheet.getByRole('button', { name: 'Try free' })).toBeInViewport({ ratio: 1 })
    await expect(sheet.getByRole('link', { name: 'Sign in' })).toBeInViewport({ ratio: 1 })
    const { width = 0, height = 1 } = (await art.boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(16 / 9, 1)
  }
  await expectOffer()
  await page.goto('/m/home?card=10381&lang=EN')
  await expectOffer()
  if (brand.hasDrawings) await expect(art).toHaveCSS('background-repeat', 'no-repeat')
})
