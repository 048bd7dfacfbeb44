import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, go, installWorker, test } from '#tests/support/journey.ts'

const titles = (page: Page) => page.getByRole('main').getByRole('link').getByRole('heading')
const search = (page: Page) => page.getByRole('textbox', { name: 'Search help' })

test('a guest searches the help, reads a topic, and goes back', async ({ page }) => {
  await page.goto('/m/help?lang=EN')
  await expect(titles(page)).toHaveCount(13)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Read here: Playing responsibly' }).tap()
  await expect(page.getByText('nobody can end it early')).toBeVisible()

  await search(page).fill('five attempts')
  await expect(titles(page)).toHaveText(['Limits and fees'])
  await expect(page.locator('mark')).toHaveText(/five/)
  await expect(page).toHaveURL(/q=five/)
  await page.getByRole('link', { name: 'Limits and fees' }).tap()
  await expect(page).toHaveURL('/m/helpDetail?i=3&q=five+attempts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits and fees')
  await expectNoAxeViolations(page)

  const topics = page.getByRole('navigation', { name: 'Help topics' })
  await expect(topics.getByRole('link')).toHaveCount(13)
  await expect(topics.locator('[aria-current=page]')).toHaveText('Limits and fees')
  await page.goBack()
  await expect(search(page)).toHaveValue('five attempts')
  await search(page).fill('xyzzy')
  await expect(page.getByText('No results for “xyzzy”')).toBeVisible()
  await page.getByRole('button', { name: 'Show all topics' }).tap()
  await expect(titles(page)).toHaveCount(13)
})

test('the user agreement and links between topics open at the right place', async ({ page }) => {
  await page.goto('/m/help?lang=EN#terms')
  await expect(page.getByText('1. Who may play')).toBeInViewport()
  await page.getByRole('link', { name: 'Your data' }).last().tap()
  await expect(page.getByText('While you are signed in')).toBeInViewport()
  const first = await titles(page).first().textContent()
  await go(page, '/m/helpDetail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '')
  await go(page, '/m/helpDetail?i=99')
  await expect(page.getByText('Topic not found')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All topics' }).tap()
  await expect(titles(page)).toHaveCount(13)
})

test(
  'the help opens offline in each language opened before, and can be searched',
  { tag: '@worker' },
  async ({ page, context }) => {
    test.slow()
    await page.goto('/m/help?lang=BN')
    await installWorker(page)
    await page.reload()
    await expect(titles(page).first()).toHaveText('শুরু করবেন যেভাবে')
    await page.goto('/m/help?lang=EN')
    await expect(titles(page).first()).toHaveText('Getting started')
    // Two files in each language: that of the first view and that of later screens.
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open('texts')).keys()).length))
      .toBe(4)
    await context.setOffline(true)
    await page.goto('/m/help?lang=BN')
    await expect(page.locator('[data-stale]')).toHaveText(/^.*\d\d:\d\d.*$/)
    await page.getByRole('textbox').fill('কোড')
    await expect(page.locator('mark').first()).toContainText('কোড')
    await page.goto('/m/helpDetail?lang=EN&i=1')
    await expect(page.getByText('Pay from your own account only.')).toBeVisible()
    await expect(page.locator('[data-stale]')).toHaveText(/^As of \d\d:\d\d$/)
  },
)
