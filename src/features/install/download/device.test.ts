import { describe, expect, it } from 'vitest'
import { deviceOf, methodsFor } from './device.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

describe('the device', () => {
  it.each([
    ['Safari on an iPhone', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'safari'],
    ['Safari on an iPad that says Macintosh', `${mac} Version/18.5 Safari/605.1.15`, 5, 'safari'],
    ['Chrome on an iPhone', `${iphone} CriOS/138.0 Mobile/15E148 Safari/604.1`, 5, 'otherIos'],
    ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/1]`, 5, 'otherIos'],
    ['Chrome on Android', `${android} Chrome/138.0.0.0 Mobile Safari/537.36`, 5, 'android'],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
      5,
      'android',
    ],
    [
      'the native app on Android',
      `${android} Version/4.0 Chrome/138.0 Mobile Safari/537.36 MelaApp/1`,
      5,
      'android',
    ],
    ['Safari on a Mac', `${mac} Version/18.5 Safari/605.1.15`, 0, 'desk'],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
      0,
      'desk',
    ],
  ])('%s', (_, userAgent, touchPoints, device) =>
    expect(deviceOf(userAgent, touchPoints)).toBe(device),
  )
})

it.each([
  ['safari', 'homeScreen store ios android'],
  ['otherIos', 'homeScreen store ios android'],
  ['android', 'homeScreen android store ios'],
  ['desk', 'homeScreen android store ios'],
] as const)('the install methods of %s, the easiest first', (device, methods) =>
  expect(methodsFor[device].join(' ')).toBe(methods),
)
