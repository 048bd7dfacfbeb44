import type { Page } from '@playwright/test'
import { brand } from '#tests/support/brand.ts'
import { furtherLanguage, textIn } from '#tests/support/languages.ts'
import { closePopups, expect, expectNoAxeViolations, speak, test } from '#tests/support/journey.ts'

test.use({ dataSaver: true })

const fromLeft = furtherLanguage('ltr')
const fromRight = furtherLanguage('rtl')

/** As a speaker of another language calls it. */
const nameIn = (speaker: string, { locale }: typeof fromLeft) =>
  new Intl.DisplayNames(speaker, { type: 'language' }).of(locale) ?? ''

const root = (page: Page) => page.locator('html')
const picker = (page: Page) =>
  page.locator('dialog[open]', { has: page.locator('li button[lang]') }).last()

async function openPicker(page: Page) {
  const menu = page.locator('dialog[open]', { has: page.getByRole('switch') }).first()
  if (!(await menu.isVisible()))
    await page.getByRole('banner').locator('button[aria-haspopup=dialog]').first().click()
  await menu.locator('section button[aria-haspopup=dialog]').last().click()
  await expect(picker(page)).toBeVisible()
}

/** A short list is chosen from at a glance. */
const isSearched = brand.languages.length > 8

async function choose(page: Page, { name }: typeof fromLeft, typed: string) {
  const search = page.getByRole('searchbox')
  await expect(search).toHaveCount(isSearched ? 1 : 0)
  if (!isSearched) return picker(page).getByRole('button', { name }).click()
  await search.fill(typed)
  await expect(picker(page).getByRole('listitem')).toHaveText([name])
  await search.press('Enter')
}

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
  await choose(page, fromLeft, nameIn('bn', fromLeft))
  await expect(root(page)).toHaveAttribute('lang', fromLeft.locale)
  await expect(picker(page)).toBeHidden()

  await openPicker(page)
  await choose(page, fromRight, nameIn(furtherLanguage('ltr', -1).locale, fromRight))
  await expect(root(page)).toHaveAttribute('dir', 'rtl')
  await expect(root(page)).toHaveAttribute('lang', fromRight.locale)

  await openPicker(page)
  await expect(picker(page).getByRole('listitem')).toHaveCount(brand.languages.length)
  expect(await change(page, fromLeft.name, fromLeft.locale)).toBeLessThan(300)
  await expect(root(page)).toHaveAttribute('dir', 'ltr')
  const manifest = `/manifest-${fromLeft.locale}.webmanifest`
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', manifest)
  const { lang, shortcuts } = await (await page.request.get(manifest)).json()
  expect([lang, shortcuts[1].name]).toEqual([fromLeft.locale, textIn(fromLeft.locale, 'Slots')])
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.goto('/m/home')
  await expect(root(page)).toHaveAttribute('lang', fromLeft.locale)
})

test('input stays when the language changes, and English is used when a text is missing or fails to load', async ({
  page,
}) => {
  await closePopups(page)
  const { code, locale } = fromLeft
  await page.goto(`/m/login?lang=${locale.toLowerCase()}`)
  await expect(root(page)).toHaveAttribute('lang', locale)
  await page.goto('/m/login?lang=EN')
  await page.getByLabel('Username').click()
  await page.getByLabel('Username').fill('member')
  await speak(page, fromRight.code)
  await expect(root(page)).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('input[autocomplete=username]')).toHaveValue('member')

  const texts = `**/assets/text-${locale}-*.js`
  await page.route(texts, (route) => route.abort())
  await page.goto(`/m/login?lang=${code.toLowerCase()}`)
  await expect(root(page)).toHaveAttribute('lang', 'en')
  await page.getByLabel('Username').click()
  await page.getByLabel('Username').fill('member')
  await page.unroute(texts)
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(root(page)).toHaveAttribute('lang', locale, { timeout: 500 })
  }).toPass()
  await expect(page.locator('input[autocomplete=username]')).toHaveValue('member')

  // As the build writes a message that the language lacks.
  await page.route(texts, async (route) => {
    const response = await route.fetch()
    const own = JSON.stringify([textIn(locale, 'Sign in')])
    const body = (await response.text()).replaceAll(own, '["Sign in",""]')
    await route.fulfill({ response, body })
  })
  await page.reload()
  await expect(root(page)).toHaveAttribute('lang', locale)
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await expect(signIn.locator('[lang=en]')).toHaveText('Sign in')
})
