import { createStore } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  document.body.innerHTML = `<script id="merchant" type="application/json">{"merchantCode":"mela01",
    "brand":{"EN":"Mela"},"languages":["EN"],"currencySymbol":"৳","listLanguage":"EN","minAge":18,
    "regulated":false}</script>`
})

it.each([
  [2, 123_456_700, '৳12,34,567.00', '৳12,34,567'],
  [2, 1050, '৳10.50', '৳10.50'],
  [2, -1000, '−৳10.00', '−৳10'],
  [0, 1000, '৳1,000', '৳1,000'],
  [3, 10_000, '৳10.000', '৳10'],
  [3, 10_005, '৳10.005', '৳10.005'],
])('with %i decimals %i minor units are %s, and %s in short form', async (...row) => {
  const [decimals, minor, exactly, short] = row
  vi.resetModules()
  vi.stubEnv('CURRENCY_DECIMALS', String(decimals))
  const { moneyAtom, shortMoneyAtom } = await import('./merchant.atoms.ts')
  const store = createStore()
  expect(store.get(moneyAtom)(minor)).toBe(exactly)
  expect(store.get(shortMoneyAtom)(minor)).toBe(short)
})
