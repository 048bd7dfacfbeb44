import { expect, it } from 'vitest'
import { recaptchaUrl } from './recaptcha.ts'

it.each([
  ['https://www.google.com/recaptcha/api.js?render=explicit', '&trustedtypes=true'],
  ['https://www.google.com/recaptcha/enterprise.js?render=key', '&trustedtypes=true'],
  ['https://www.gstatic.com/recaptcha/releases/x/recaptcha__bn.js', ''],
])('%s is loaded', (address, more) => {
  expect(recaptchaUrl(address)).toBe(address + more)
})

it.each([
  'https://www.google.com/other.js',
  'https://www.google.com.evil.example/recaptcha/api.js',
  'https://apis.google.com/js/api.js',
  'http://www.google.com/recaptcha/api.js',
  '/assets/app.js',
])('%s is not', (address) => {
  expect(() => recaptchaUrl(address)).toThrow('is not reCAPTCHA')
})
