import { describe, expect, it } from 'vitest'
import { type MenuView, bottomItems, moneyItems } from './menu.rules.ts'

const view: MenuView = { role: 'guest', isApp: false, hasChat: true }
const paths = (items: readonly { readonly to: string }[]) => items.map(({ to }) => to)

describe('the side menu', () => {
  it.each([
    ['guest', []],
    ['member', ['/m/voucherCenter', '/m/withdraw']],
    ['agent', ['/m/voucherCenter', '/m/withdraw']],
    ['trial', ['/m/voucherCenter', '/m/withdraw']],
  ] as const)('offers a %s the money of %j', (role, expected) => {
    expect(paths(moneyItems({ ...view, role }))).toEqual(expected)
  })

  it.each([
    [{ isApp: false, hasChat: true }, true, true],
    [{ isApp: true, hasChat: true }, false, true],
    [{ isApp: false, hasChat: false }, true, false],
  ])('with %j offers the app %s and the chat %s', (facts, hasApp, hasChat) => {
    const offered = paths(bottomItems({ ...view, ...facts }))
    expect(offered.includes('/m/app')).toBe(hasApp)
    expect(offered.includes('/m/service')).toBe(hasChat)
  })
})
