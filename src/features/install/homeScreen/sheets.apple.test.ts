import { expect, it } from 'vitest'
import { sheetFor } from './sheets.rules.ts'
import { type SheetCase, iphone, mac, phone } from './sheets.testing.ts'

const rows: readonly SheetCase[] = [
  ['Safari 17', 'safari', iphone('17_5_1', 'Version/17.5 Mobile/15E148 Safari/604.1')],
  ['Safari 15', 'safari', iphone('15_8_3', 'Version/15.6.6 Mobile/15E148 Safari/604.1')],
  ['Safari 18', 'safari', iphone('18_5', 'Version/18.5 Mobile/15E148 Safari/604.1')],
  [
    'Safari 26, whose system calls itself 18',
    'safariMore',
    iphone('18_6', 'Version/26.0 Mobile/15E148 Safari/604.1'),
  ],
  [
    'Safari on an iPad of old',
    'safariPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari on an iPad that calls itself a Macintosh',
    'safariPad',
    `Mozilla/5.0 (${mac}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15`,
  ],
  ['Chrome on iOS 17', 'iosBar', iphone('17_5', 'CriOS/126.0.6478.153 Mobile/15E148 Safari/604.1')],
  [
    'Chrome on iOS 16.3, which could not yet',
    'iosApp',
    iphone('16_3_1', 'CriOS/110.0.5481.83 Mobile/15E148 Safari/604.1'),
  ],
  [
    'Chrome on an iPad that asks for desktop pages',
    'iosBar',
    `Mozilla/5.0 (${mac}) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0.6478.153 Version/17.5 Safari/605.1.15`,
  ],
  ['Firefox on iOS', 'iosMenu', iphone('17_5', 'FxiOS/127.2 Mobile/15E148 Safari/605.1.15')],
  ['Firefox on iOS 15', 'iosApp', iphone('15_8', 'FxiOS/115.0 Mobile/15E148 Safari/605.1.15')],
  [
    'Edge on iOS',
    'iosMenu',
    iphone('17_5_1', 'Version/17.0 EdgiOS/126.0.2592.86 Mobile/15E148 Safari/604.1'),
  ],
  [
    'Opera Touch on iOS',
    'iosMenu',
    iphone('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.6.1'),
  ],
  [
    'Facebook on iOS',
    'iosApp',
    iphone(
      '17_4_1',
      'Mobile/21E236 [FBAN/FBIOS;FBAV/461.0.0.29.106;FBBV/590404871;FBDV/iPhone14,2;FBMD/iPhone;FBSN/iOS;FBSV/17.4.1;FBSS/3;FBCR/;FBID/phone;FBLC/en_GB;FBOP/80]',
    ),
  ],
  [
    'Messenger on iOS',
    'iosApp',
    iphone(
      '18_0',
      'Mobile/22A3354 [FBAN/MessengerForiOS;FBAV/478.0.0.40.109;FBBV/650000000;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/18.0;FBSS/3;FBCR/;FBID/phone;FBLC/bn_IN;FBOP/5]',
    ),
  ],
  [
    'Instagram on iOS',
    'iosApp',
    iphone(
      '17_5',
      'Mobile/15E148 Instagram 339.0.3.12.91 (iPhone15,2; iOS 17_5; fr_CA; fr; scale=3.00; 1179x2556; 624498154)',
    ),
  ],
  [
    'TikTok on iOS',
    'iosApp',
    iphone(
      '17_2_1',
      'Mobile/15E148 BytedanceWebview/d8a21c6 musical_ly_32.8.0 JsSdk/2.0 NetType/WIFI Channel/App ByteLocale/ar Region/SA',
    ),
  ],
  ['Line on iOS', 'iosApp', iphone('17_5', 'Mobile/15E148 Safari Line/14.9.0')],
  ['X on iOS', 'iosApp', iphone('17_6_1', 'Mobile/21G93 Twitter for iPhone/10.64.1')],
  [
    'the Google app on iOS',
    'iosApp',
    iphone('17_5_1', 'GSA/324.0.648915268 Mobile/15E148 Safari/604.1'),
  ],
  [
    'Snapchat on iOS',
    'iosApp',
    iphone('17_4', 'Mobile/15E148 Snapchat/12.80.0.40 (like Safari/8617.2.4.10.8)'),
  ],
  ['an app that does not name itself, on iOS', 'iosApp', iphone('17_5_1', 'Mobile/15E148')],
]

it.each(rows)('on an iPhone or iPad, %s uses the sheet %s', (_, sheet, userAgent) => {
  expect(sheetFor(userAgent, phone)).toBe(sheet)
  expect(sheetFor(userAgent, { ...phone, isInstalled: true })).toBeNull()
})
