import { describe, expect, it } from 'vitest'
import { type SheetName, isOfferable, sheetFor } from './sheets.rules.ts'
import { type SheetCase, chromium, mac, phone } from './sheets.testing.ts'

const desk = { ...phone, touchPoints: 0 }
const windows = 'Windows NT 10.0; Win64; x64'

const desks: readonly SheetCase[] = [
  ['Chrome on Windows', 'deskBar', chromium(windows, 'Chrome/140.0.0.0 Safari/537.36')],
  ['Edge', 'deskBar', chromium(windows, 'Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0')],
  [
    'a Chromebook',
    'deskBar',
    chromium('X11; CrOS x86_64 14541.0.0', 'Chrome/140.0.0.0 Safari/537.36'),
  ],
  [
    'Opera, which installs nothing',
    'otherDevice',
    chromium(windows, 'Chrome/122.0.0.0 Safari/537.36 OPR/108.0.0.0'),
  ],
  [
    'Firefox',
    'otherDevice',
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  ],
  [
    'Safari 17 on a Mac',
    'macSafari',
    `Mozilla/5.0 (${mac}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15`,
  ],
  [
    'Safari 16 on a Mac',
    'otherDevice',
    `Mozilla/5.0 (${mac}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15`,
  ],
  ['a browser that says nothing', 'otherDevice', ''],
]

describe('the way to the home screen', () => {
  it.each(desks)('of %s is %s', (_, sheet, userAgent) => {
    expect(sheetFor(userAgent, desk)).toBe(sheet)
  })

  const chrome = chromium('Linux; Android 10; K', 'Chrome/126.0.0.0 Mobile Safari/537.36')
  const samsung = chromium(
    'Linux; Android 14; SM-S918B',
    'SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
  )

  it.each([
    [chrome, phone, 'prompt'],
    [samsung, phone, 'prompt'],
    [chromium(windows, 'Chrome/140.0.0.0 Safari/537.36'), desk, 'deskPrompt'],
  ])('is the browser’s own prompt when it has one: %s', (userAgent, facts, sheet) => {
    expect(sheetFor(userAgent, { ...facts, hasPrompt: true })).toBe(sheet)
  })

  it.each<[SheetName, boolean]>([
    ['safari', true],
    ['iosApp', true],
    ['androidApp', true],
    ['prompt', true],
    ['samsung', true],
    ['firefox', true],
    ['deskPrompt', true],
    ['chrome', false],
    ['deskBar', false],
    ['macSafari', false],
    ['otherDevice', false],
  ])('is offered by itself (%s: %s) only when it can install', (sheet, isOffered) => {
    expect(isOfferable(sheet)).toBe(isOffered)
  })
})
