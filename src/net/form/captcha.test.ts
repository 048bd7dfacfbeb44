import { expect, it } from 'vitest'
import { isAboutCaptcha } from './captcha.ts'

it.each([
  ['captcha_required', true],
  ['captcha_wrong', true],
  ['too_many', false],
  [null, false],
])('a refusal for %s asks for a captcha: %s', (code, asks) => {
  expect(isAboutCaptcha({ code })).toBe(asks)
})
