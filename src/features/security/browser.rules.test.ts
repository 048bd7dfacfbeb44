import { describe, expect, it } from 'vitest'
import { browserOf } from './browser.rules.ts'

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the name of a device', () => {
  it.each([
    [`${android} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
    [
      `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      true,
    ],
    [`${android} Chrome/128.0.0.0 Mobile Safari/537.36 OPR/83.0`, 'Opera', 'Android', true],
    [
      `${android} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/487.0]`,
      'Facebook',
      'Android',
      true,
    ],
    [`${android} Chrome/130.0.0.0 Mobile Safari/537.36 MelaApp/2`, 'Mela', 'Android', true],
    ['Opera/9.80 (Android; Opera Mini/80.0/191; U; bn) Presto/2.12', 'Opera Mini', 'Android', true],
    [
      `${iphone} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
      true,
    ],
    [
      `${iphone} (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iPhone',
      true,
    ],
    [`${windows} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`, 'Edge', 'Windows', false],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Firefox',
      'Linux',
      false,
    ],
    ['curl/8.5.0', null, null, false],
    ['', null, null, false],
  ])('%s', (userAgent, browser, system, isPhone) => {
    expect(browserOf(userAgent)).toEqual({ browser, system, isPhone })
  })
})
