import type { Page } from '@playwright/test'
import {
  expect,
  expectNoAxeViolations,
  installWorker,
  logIn,
  passwordOf,
  readCaptcha,
  storedIn,
  test,
} from '#tests/support/journey.ts'

const type = (page: Page) => page.getByRole('combobox', { name: 'Question type' })
const content = (page: Page) => page.getByLabel('What happened?')
const code = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: 'Verification code' })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send' })

const words = 'My deposit of noon has not arrived, and TakaTap says that it is done.'

/** Types the code of the picture on screen. */
const solve = async (page: Page) => code(page).fill(await readCaptcha(page))

test(
  'a player sends feedback despite a reload, a lost network and an expired session, and gets an answer',
  { tag: '@worker' },
  async ({ page, platform, context }) => {
    test.slow()
    await page.goto('/m/feedback?lang=EN')
    await expect(page).toHaveURL(/\/m\/login\?.*next=/)
    await logIn(page, platform, 'member', '/m/feedback')
    await expect(send(page)).toBeDisabled()

    await type(page).click()
    await page.getByRole('button', { name: 'Deposit issues' }).click()
    await expect(type(page)).toHaveText('Deposit issues')
    await content(page).fill('too short')
    await send(page).click()
    await expect(content(page)).toBeFocused()
    await expect(page.getByText('Write at least 20 characters')).toBeVisible()
    await expectNoAxeViolations(page)
    await content(page).fill(words)

    await installWorker(page)
    await page.reload()
    await expect(content(page)).toHaveValue(words)
    await expect(type(page)).toHaveText('Deposit issues')
    await solve(page)
    await context.setOffline(true)
    await send(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline')
    await expect(content(page)).toHaveValue(words)
    await context.setOffline(false)

    await page.getByTitle('New code').click()
    await solve(page)
    await platform.expire('member')
    await send(page).click()
    const login = page
      .getByRole('dialog')
      .filter({ has: page.getByLabel('Password', { exact: true }) })
    await login.getByLabel('Password', { exact: true }).fill(await passwordOf(platform, 'member'))
    await login.getByRole('button', { name: 'Sign in' }).click()
    await expect(login).toBeHidden()
    await expect(content(page)).toHaveValue(words)

    await solve(page)
    await send(page).click()
    const sent = page.getByRole('dialog', { name: 'Sent successfully' })
    await expect(sent).toContainText('FB000001')
    await sent.getByRole('button', { name: 'OK' }).click()
    await expect(content(page)).toHaveValue('')
    expect(await storedIn(page)).not.toContain(words)

    const own = page.getByRole('region', { name: 'Your messages' }).getByRole('listitem')
    await expect(own).toContainText(['Received'])
    await platform.answerFeedback('Thank you. It is there now.')
    await page.reload()
    await expect(own).toContainText(['Answered'])
    await expect(own).toContainText(['Thank you. It is there now.'])
  },
)
