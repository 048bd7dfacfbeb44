import { expect, test } from '../support/journey.ts'

const telegram = 'tg://resolve?domain=mela_sandbox_help'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what to do, and how customer service is reached', async ({ page }) => {
    await page.goto('/m/home')
    const notice = page.locator('noscript')
    await expect(notice.locator('[lang=bn]')).toHaveText('জাভাস্ক্রিপ্ট চালু করে পাতাটি আবার খুলুন।')
    await expect(notice.locator('[lang=en]')).toBeInViewport()
    const way = notice.locator('a').first()
    await expect(way).toHaveText('Telegram')
    await expect(way).toHaveAttribute('href', telegram)
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})

test('a browser below the floor gets advice in the player’s language first', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto('/m/login?lang=EN')
  await expect(page).toHaveURL(/\/unsupported\.html$/)
  const advice = page.getByRole('heading', { level: 1 })
  await expect(advice.first()).toHaveText('This browser is too old for Mela')
  await expect(advice.last()).toContainText('ব্রাউজারটি')
  await expect(page.getByRole('link', { name: 'Telegram' }).first()).toHaveAttribute(
    'href',
    telegram,
  )
})
