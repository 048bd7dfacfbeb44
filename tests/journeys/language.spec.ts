import type { Page } from '@playwright/test'
import { closePopups, expect, expectNoAxeViolations, speak, test } from '#tests/support/journey.ts'

test.use({ dataSaver: true })

const root = (page: Page) => page.locator('html')
const picker = (page: Page) =>
  page.locator('dialog[open]', { has: page.getByRole('searchbox') }).last()

async function openPicker(page: Page) {
  const menu = page.locator('dialog[open]', { has: page.getByRole('switch') }).first()
  if (!(await menu.isVisible()))
    await page.getByRole('banner').locator('button[aria-haspopup=dialog]').first().click()
  await menu.locator('section button[aria-haspopup=dialog]').last().click()
  await expect(picker(page)).toBeVisible()
}

const find = (page: Page, typed: string) => page.getByRole('searchbox').fill(typed)

/** Milliseconds from a tap on a language until the page is in it. */
const change = (page: Page, name: string, lang: string) =>
  page.evaluate(
    async ([own, locale]) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('dialog[open] li button')]
      const start = performance.now()
      buttons.find((button) => button.textContent === own)?.click()
      while (document.documentElement.lang !== locale)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now() - start
    },
    [name, lang],
  )

test('a language is found in any script, switched to without a reload, and stored', async ({
  page,
}) => {
  await closePopups(page)
  await page.goto('/m/home?lang=EN')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await openPicker(page)
  await expectNoAxeViolations(page, 'dialog[open]')
  await find(page, 'থাই')
  await expect(picker(page).getByRole('listitem')).toHaveText(['ไทย'])
  await page.getByRole('searchbox').press('Enter')
  await expect(root(page)).toHaveAttribute('lang', 'th')
  await expect(picker(page)).toBeHidden()

  await openPicker(page)
  await find(page, 'arabe')
  await picker(page).getByRole('button', { name: 'العربية' }).click()
  await expect(root(page)).toHaveAttribute('dir', 'rtl')
  await expect(root(page)).toHaveAttribute('lang', 'ar')

  await openPicker(page)
  await expect(picker(page).getByRole('listitem')).toHaveCount(27)
  expect(await change(page, 'ไทย', 'th')).toBeLessThan(300)
  await expect(root(page)).toHaveAttribute('dir', 'ltr')
  const manifest = page.locator('link[rel=manifest]')
  await expect(manifest).toHaveAttribute('href', '/manifest-th.webmanifest')
  const { lang, shortcuts } = await (await page.request.get('/manifest-th.webmanifest')).json()
  expect([lang, shortcuts[1].name]).toEqual(['th', 'สล็อต'])
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.goto('/m/home')
  await expect(root(page)).toHaveAttribute('lang', 'th')
})

test('input stays when the language changes, and English is used when a text is missing or fails to load', async ({
  page,
}) => {
  await closePopups(page)
  await page.goto('/m/login?lang=pt-br')
  await expect(root(page)).toHaveAttribute('lang', 'pt-BR')
  await page.goto('/m/login?lang=EN')
  await page.getByLabel('Username').click()
  await page.getByLabel('Username').fill('member')
  await speak(page, 'AR')
  await expect(root(page)).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('input[autocomplete=username]')).toHaveValue('member')

  await page.route('**/assets/text-th-*.js', (route) => route.abort())
  await page.goto('/m/login?lang=th')
  await expect(root(page)).toHaveAttribute('lang', 'en')
  await page.getByLabel('Username').click()
  await page.getByLabel('Username').fill('member')
  await page.unroute('**/assets/text-th-*.js')
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(root(page)).toHaveAttribute('lang', 'th', { timeout: 500 })
  }).toPass()
  await expect(page.locator('input[autocomplete=username]')).toHaveValue('member')

  // As the build writes a message that Thai lacks.
  await page.route('**/assets/text-th-*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('["เข้าสู่ระบบ"]', '["Sign in",""]')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await expect(root(page)).toHaveAttribute('lang', 'th')
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await expect(signIn.locator('[lang=en]')).toHaveText('Sign in')
})
