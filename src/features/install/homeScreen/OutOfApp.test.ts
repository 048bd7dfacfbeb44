import { expect, it } from 'vitest'
import { chromeAddress, homeAddress } from './OutOfApp.tsx'

const page = { host: 'mela.example', protocol: 'https:' }
const instagram = 'Chrome/127.0.6533.103 Mobile Safari/537.36 Instagram 341.0.0.45.100 Android'
const tikTok = 'Chrome/124.0 Mobile Safari/537.36 musical_ly_2023405030 BytedanceWebview/d8a21c6'

it('opens home in the current language', () => {
  expect(homeAddress(page, 'BN')).toBe('https://mela.example/m/home?lang=BN')
})

it.each([
  [
    'androidApp',
    instagram,
    'intent://mela.example/m/home?lang=EN#Intent;scheme=https;package=com.android.chrome;end',
  ],
  ['androidApp', tikTok, null],
  ['iosApp', instagram, null],
  ['chrome', instagram, null],
] as const)('opens %s (%s) in Chrome by %s', (sheet, userAgent, address) => {
  expect(chromeAddress(sheet, userAgent, page, 'EN')).toBe(address)
})
