import { expect, it } from 'vitest'
import { sheetFor } from './sheets.rules.ts'
import { type SheetCase, chromium, phone } from './sheets.testing.ts'

const rows: readonly SheetCase[] = [
  ['Chrome', 'chrome', chromium('Linux; Android 10; K', 'Chrome/126.0.0.0 Mobile Safari/537.36')],
  [
    'Chrome on a Go phone',
    'chrome',
    chromium('Linux; Android 8.1.0; TECNO CF8', 'Chrome/87.0.4280.101 Mobile Safari/537.36'),
  ],
  [
    'Samsung Internet',
    'samsung',
    chromium(
      'Linux; Android 14; SM-S918B',
      'SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    ),
  ],
  ['Firefox', 'firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  [
    'Edge',
    'edge',
    chromium('Linux; Android 10; K', 'Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/126.0.0.0'),
  ],
  [
    'Opera',
    'opera',
    chromium(
      'Linux; Android 14; Pixel 7',
      'Chrome/125.0.6422.165 Mobile Safari/537.36 OPR/83.1.4331.81525',
    ),
  ],
  [
    'Opera Mini',
    'androidApp',
    chromium(
      'Linux; U; Android 5.1.1; A37f Build/LMY47V; wv',
      'Version/4.0 Chrome/85.0.4183.101 Mobile Safari/537.36 OPR/51.0.2254.150807',
    ),
  ],
  [
    'UC Browser',
    'androidApp',
    chromium(
      'Linux; U; Android 9; en-US; Redmi 7 Build/PKQ1.181021.001',
      'Version/4.0 Chrome/57.0.2987.108 UCBrowser/13.0.0.1288 Mobile Safari/537.36',
    ),
  ],
  [
    "Xiaomi's browser",
    'chrome',
    chromium(
      'Linux; Android 10; K',
      'Chrome/123.0.6312.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.25.0-gn',
    ),
  ],
  [
    'Facebook',
    'androidApp',
    chromium(
      'Linux; Android 12; AC2003 Build/RKQ1.211119.001; wv',
      'Version/4.0 Chrome/108.0.5359.128 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/397.0.0.23.404;]',
    ),
  ],
  [
    'Messenger',
    'androidApp',
    chromium(
      'Linux; Android 11; Infinix X695 Build/RP1A.200720.011; wv',
      'Version/4.0 Chrome/90.0.4430.210 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/394.0.0.15.72;]',
    ),
  ],
  [
    'Instagram',
    'androidApp',
    chromium(
      'Linux; Android 14; Pixel 8 Build/AP2A.240805.005; wv',
      'Version/4.0 Chrome/127.0.6533.103 Mobile Safari/537.36 Instagram 341.0.0.45.100 Android (34/14; 420dpi; 1080x2194; Google/google; Pixel 8; shiba; shiba; en_US; 624910542)',
    ),
  ],
  [
    'Telegram, which has no web view of the system in its name',
    'androidApp',
    chromium(
      'Linux; Android 13; K',
      'Chrome/119.0.6045.193 Mobile Safari/537.36 Telegram-Android/11.4.3 (Samsung SM-G965N; Android 10; SDK 29; LOW)',
    ),
  ],
  [
    'WhatsApp',
    'androidApp',
    chromium(
      'Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 WhatsApp/2.24.13.78',
    ),
  ],
  [
    'TikTok',
    'androidApp',
    chromium(
      'Linux; Android 14; SM-S918B Build/UP1A; wv',
      'Version/4.0 Chrome/124.0 Mobile Safari/537.36 musical_ly_2023405030 BytedanceWebview/d8a21c6',
    ),
  ],
  [
    'X',
    'androidApp',
    chromium(
      'Linux; Android 15; SM-S938U',
      'Chrome/126.0.0.0 Mobile Safari/537.36 TwitterAndroid/10.90.0',
    ),
  ],
  [
    'imo, like every app that does not name itself',
    'androidApp',
    chromium(
      'Linux; Android 12; CPH2239 Build/SP1A.210812.016; wv',
      'Version/4.0 Chrome/120.0.6099.144 Mobile Safari/537.36',
    ),
  ],
]

it.each(rows)('on Android, %s uses the sheet %s', (_, sheet, userAgent) => {
  expect(sheetFor(userAgent, phone)).toBe(sheet)
  expect(sheetFor(userAgent, { ...phone, isInstalled: true })).toBeNull()
})
