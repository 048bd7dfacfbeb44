import { describe, expect, it } from 'vitest'
import type { CategoryVendors } from '../../api/vendors.ts'
import {
  type Role,
  type Viewer,
  isMember,
  isSoleSport,
  lowerItems,
  referralPath,
  upperItems,
} from './menu.rules.ts'

const guest: Viewer = { role: 'guest', switches: {}, isReferralOn: false, isInstalled: false }
const icons = (items: readonly { readonly icon: string }[]) => items.map(({ icon }) => icon)
const rewards = (viewer: Viewer) => upperItems(viewer).find(({ icon }) => icon === 'gift')?.to

describe('the side menu', () => {
  it.each<[Role, boolean]>([
    ['guest', false],
    ['trial', false],
    ['other', false],
    ['member', true],
    ['agent', true],
  ])('a %s may touch money: %s', (role, may) => {
    expect(isMember(role)).toBe(may)
  })

  it.each<[string, Partial<Viewer>, string | null]>([
    ['a guest logs in first', {}, '/m/login'],
    ['an agent registers players', { role: 'agent', isReferralOn: true }, '/m/agentRegister'],
    ['a member invites friends', { role: 'member', isReferralOn: true }, '/m/inviteFriends'],
    ['without the promotion, customer service helps', { role: 'member' }, null],
  ])('inviting: %s', (_, facts, path) => {
    expect(referralPath({ ...guest, ...facts })).toBe(path)
  })

  it.each<[string, Partial<Viewer>, string | null]>([
    ['a guest logs in first', { switches: { REWCEN3: true } }, '/m/login'],
    ['a member goes there', { role: 'member', switches: { REWCEN3: true } }, '/m/rewardCenter'],
    ['a closed one names customer service', { role: 'member' }, null],
  ])('rewards: %s', (_, facts, path) => {
    expect(rewards({ ...guest, ...facts })).toBe(path)
  })

  it('offers the app, but not to who has it already', () => {
    expect(icons(lowerItems(guest))).toContain('install')
    expect(icons(lowerItems({ ...guest, isInstalled: true }))).not.toContain('install')
  })

  it('offers the chat only where the site has one', () => {
    expect(icons(lowerItems(guest))).not.toContain('headset')
    expect(icons(lowerItems({ ...guest, switches: { CBS3: true } }))).toContain('headset')
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
