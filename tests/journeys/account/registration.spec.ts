import type { Page } from '@playwright/test'
import {
  balanceIn,
  expect,
  expectNoAxeViolations,
  readCaptcha,
  storedIn,
  test,
} from '#tests/support/journey.ts'
import {
  agree,
  arrive,
  askRequiredOnly,
  button,
  captcha,
  registrationField,
  fillRegistration,
  only,
  openRegistration,
  password,
  registrations,
  soFar,
} from '#tests/support/registration.ts'

test.use({ dataSaver: true })

const welcome = (page: Page) => page.getByRole('dialog', { name: /^Welcome, newcomer/ })

test('a player registers with two taps, four fields and the Enter key, and is welcomed once', async ({
  page,
  platform,
}) => {
  test.slow()
  const before = await soFar(platform)
  await askRequiredOnly(platform)
  await page.goto('/m/home?lang=EN')
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).tap()
  await agree(page)
  await expect(page.locator('form input:not([type=checkbox])')).toHaveCount(4)
  const code = await readCaptcha(page)
  await registrationField(page, 'Username').tap()
  for (const text of ['newcomer', password, password, code]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await arrive(page)
  const [sent] = await registrations(platform, before)
  expect(sent?.headers['encryption']).toBe('JWE')
  expect(sent?.headers['idempotency-key']).toBeTruthy()

  await expect(welcome(page)).toContainText('Get ৳500 on your first deposit')
  await expect(welcome(page).getByRole('link', { name: 'Set a limit' })).toBeVisible()
  await expectNoAxeViolations(page, 'dialog[open]')
  await welcome(page).getByRole('button', { name: 'Close' }).tap()
  await expect(welcome(page)).toBeHidden()
  await page.reload()
  await expect(balanceIn(page)).toBeVisible()
  await expect(welcome(page)).toHaveCount(0)
})

test('a merchant without the promotion welcomes without it, and a free game can be played', async ({
  page,
  platform,
}) => {
  test.slow()
  await platform.settings({ FIRST_DEPOSIT: false })
  await platform.faults([{ path: '/wps/member/limits', status: 404 }])
  await openRegistration(page)
  await fillRegistration(page)
  await button(page).tap()
  await arrive(page)
  await expect(welcome(page).getByRole('link')).toHaveText(['Try a game free'])
  await welcome(page).getByRole('link').tap()
  const game = page.frameLocator('iframe:not([hidden])')
  await expect(game.locator('p[role="status"]')).toHaveText(/won|no win|back/i)
})

test('every field can be filled in, and none of it gets into the address', async ({
  page,
  platform,
}) => {
  const texts = {
    'E-mail': 'rahim@example.com',
    Nickname: 'Rahim',
    'Payee name': 'মোঃ আব্দুর রহিম',
    'Payment password': '১৩৫৭৯০',
    'ID number': 'AB-123456',
    'QQ number': '1234567',
    Facebook: 'rahim.fb',
    WeChat: 'rahim-wx',
    LINE: 'rahim-line',
    WhatsApp: '+8801811000009',
    Zalo: 'rahim-zalo',
    'Referrer’s username': 'member',
    'Mobile number': '০১৮১১ ০০০-০০৯',
    'Invitation code': ' agent ',
  }
  const named = 'email nickname payeeName paymentPassword idNumber qqNum facebook wechat line'
  const others = 'whatsapp zalo recommenderId affiliateCode mobileNum'
  await platform.registration(
    only(`${named} ${others}`.split(' '), { enabled: true, required: true }),
  )
  await openRegistration(page)
  for (const [label, text] of Object.entries(texts)) await registrationField(page, label).fill(text)
  await fillRegistration(page)
  await expectNoAxeViolations(page)
  await button(page).tap()
  await arrive(page)
  const asked = await platform.requests()
  expect(asked.filter(({ path }) => /newcomer|rahim/.test(path))).toEqual([])
})

test('a player registers by mobile number with a code from an SMS', async ({ page, platform }) => {
  await openRegistration(page)
  await registrationField(page, 'Mobile number').fill('01811-000 009')
  await page.getByRole('tab', { name: 'By mobile number' }).tap()
  await expect(registrationField(page, 'Mobile number')).toHaveValue('01811-000 009')
  await page.getByRole('button', { name: 'Get code' }).tap()
  await expect(page.getByText('Resend in')).toBeVisible()
  await registrationField(page, 'SMS code').fill('1')
  await registrationField(page, 'Password').fill(password)
  await registrationField(page, 'Confirm password').fill(password)
  await captcha(page).fill(await readCaptcha(page))
  await button(page).tap()
  await expect(page.getByText('Verification code error')).toBeVisible()
  await expect(registrationField(page, 'SMS code')).toBeFocused()

  const [sms] = await platform.outbox()
  expect(sms?.to).toBe('+8801811000009')
  await registrationField(page, 'SMS code').fill(sms?.code ?? '')
  await captcha(page).fill(await readCaptcha(page))
  await button(page).tap()
  await arrive(page)
})

test('reading the terms loses no input; a reload drops the secrets, which are stored nowhere', async ({
  page,
}) => {
  await openRegistration(page, '&affiliateCode=agent')
  await fillRegistration(page)
  await page.getByRole('link', { name: 'user agreement' }).tap()
  await expect(page).toHaveURL(/\/m\/help#terms/)
  await page.goBack()
  await expect(registrationField(page, 'Username')).toHaveValue('newcomer')
  await expect(registrationField(page, 'Password')).toHaveValue(password)
  await expect(registrationField(page, 'Invitation code')).toHaveValue('agent')

  await page.reload()
  await expect(registrationField(page, 'Username')).toHaveValue('newcomer')
  await expect(registrationField(page, 'Invitation code')).toHaveValue('agent')
  await expect(registrationField(page, 'Password')).toHaveValue('')
  const written = await storedIn(page)
  expect(written).toContain('newcomer')
  expect(written).not.toContain(password)
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page.getByRole('heading', { name: 'Hot' })).toBeVisible()
  await openRegistration(page)
  await expect(registrationField(page, 'Username')).toHaveValue('')
})

test('where the law requires it, the consent starts unchecked and must be checked', async ({
  page,
}) => {
  await page.route('**/m/register*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/"regulated":\s*false/, '"regulated":true')
    await route.fulfill({ response, body })
  })
  await page.goto('/m/register?lang=EN')
  await expect(page.getByRole('checkbox')).not.toBeChecked()
  await expect(button(page)).toBeDisabled()
  await expect(button(page)).toHaveAccessibleDescription('Tick the box above to sign up.')
  await page.getByRole('checkbox').check()
  await expect(button(page)).toBeEnabled()
})
