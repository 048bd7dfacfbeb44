import { brand } from '#tests/support/brand.ts'
import { balanceIn, expect, logIn, test } from '#tests/support/journey.ts'
import { furtherLanguage } from '#tests/support/languages.ts'
import { searchField, openSearch, result } from '#tests/support/search.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what to do, and how to reach customer service', async ({ page }) => {
    await page.goto('/m/home')
    const notice = page.locator('noscript')
    await expect(notice.locator('[lang=bn]')).toHaveText('জাভাস্ক্রিপ্ট চালু করে পাতাটি আবার খুলুন।')
    await expect(notice.locator('[lang=en]')).toBeInViewport()
    const way = notice.locator('a').first()
    await expect(way).toHaveText('Telegram')
    await expect(way).toHaveAttribute('href', brand.service)
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})

test('an unsupported browser shows advice in the player’s language first', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/m/login?lang=EN')
  await expect(page).toHaveURL(/\/unsupported\.html$/)
  const advice = page.getByRole('heading', { level: 1 })
  await expect(advice.first()).toHaveText(`This browser is too old for ${brand.en}`)
  await expect(advice.nth(1)).toContainText('ব্রাউজারটি')
  await expect(page.getByRole('link', { name: 'Telegram' }).first()).toHaveAttribute(
    'href',
    brand.service,
  )
  for (const direction of ['ltr', 'rtl'] as const) {
    const { locale } = furtherLanguage(direction)
    await page.goto(`/m/login?lang=${locale.toLowerCase()}`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await expect(page.locator('section').first()).toHaveAttribute('lang', locale)
  }
})

test('a browser that cannot parse the later scripts shows it, too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.route(/\/m\/login/, async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/html', body: html.replace('id="head">', '$&?.') })
  })
  await page.goto('/m/login?lang=EN')
  await expect(page).toHaveURL(/\/unsupported\.html$/)
})

/** Removes features newer than Chrome 110 and Safari 16.4, as far as a page can. */
function loseNewer() {
  const later: readonly [object, readonly string[]][] = [
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [Promise, ['withResolvers', 'try']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [AbortSignal, ['any']],
    [RegExp, ['escape']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf', 'isSupersetOf']],
    [Document.prototype, ['startViewTransition']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [globalThis, ['CloseWatcher', 'scheduler', 'Iterator', 'navigation']],
  ]
  for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name)
}

test('the oldest supported browser shows a member’s home and finds games', async ({
  page,
  platform,
}) => {
  await page.addInitScript(loseNewer)
  await logIn(page, platform, 'member', '/m/home?lang=EN')
  await expect(balanceIn(page)).toBeVisible()
  await openSearch(page)
  await searchField(page).fill('Super Ilish')
  await expect(result(page, 'Super Ilish')).toBeVisible()
})
