import { describe, expect, it } from 'vitest'
import type { CategoryVendors } from '#api/games/vendors.ts'
import { type Viewer, isSoleSport, lowerItems, promoItems, upperItems } from './menu.rules.ts'

const guest: Viewer = {
  role: 'guest',
  isRewardsClosed: false,
  hasChat: false,
  isInstalled: false,
}
const icons = (items: readonly { readonly icon: string }[]) => items.map(({ icon }) => icon)
const rewards = (viewer: Viewer) => upperItems(viewer).find(({ icon }) => icon === 'gift')?.to

describe('the side menu', () => {
  it('has the referral entry in menu and footer', () => {
    expect(upperItems(guest)).toContainEqual(expect.objectContaining({ to: 'referral' }))
    expect(promoItems(guest)).toContainEqual(expect.objectContaining({ to: 'referral' }))
  })

  it('has four promotion links in the footer, in the order of the specification', () => {
    const viewer: Viewer = { ...guest, role: 'member' }
    expect(promoItems(viewer).map(({ to }) => to)).toEqual([
      '/m/member/benefits',
      'referral',
      '/m/activity',
      '/m/rewardCenter',
    ])
  })

  it.each<[string, Partial<Viewer>, string | null]>([
    ['a guest signs in first', { isRewardsClosed: true }, '/m/login'],
    ['a member goes there', { role: 'member' }, '/m/rewardCenter'],
    ['a closed one names customer service', { role: 'member', isRewardsClosed: true }, null],
  ])('rewards: %s', (_, facts, path) => {
    expect(rewards({ ...guest, ...facts })).toBe(path)
  })

  it('leads a guest through the login to the rewards', () => {
    const wanted = upperItems(guest).find(({ icon }) => icon === 'gift')
    expect(wanted).toMatchObject({ to: '/m/login', next: '/m/rewardCenter' })
  })

  it('offers the app only when it is not installed', () => {
    expect(icons(lowerItems(guest))).toContain('install')
    expect(icons(lowerItems({ ...guest, isInstalled: true }))).not.toContain('install')
  })

  it('offers the chat only when the site has one', () => {
    expect(icons(lowerItems(guest))).not.toContain('headset')
    expect(icons(lowerItems({ ...guest, hasChat: true }))).toContain('headset')
  })

  const vendor = (code: string) => ({ code, name: code, logo: null, gameCount: 3 })
  const entry = (category: CategoryVendors['category'], ...codes: string[]): CategoryVendors => ({
    category,
    classes: [],
    vendors: codes.map(vendor),
  })

  it.each([
    [entry('SPORTS', 'SBO'), true],
    [entry('SPORTS', 'SBO', 'CMD'), false],
    [entry('LIVE', 'EVO'), false],
  ])('opens sports at once when there is nothing to choose', (sports, isSole) => {
    expect(isSoleSport(sports)).toBe(isSole)
  })
})
