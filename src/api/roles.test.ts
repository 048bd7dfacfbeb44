import { describe, expect, it } from 'vitest'
import { type Permission, type Role, may } from './roles.ts'

describe('an account may', () => {
  it.each<[Role, Record<Permission, boolean>]>([
    ['guest', { money: false, mail: false, play: false, agency: false }],
    ['trial', { money: false, mail: false, play: true, agency: false }],
    ['member', { money: true, mail: true, play: true, agency: false }],
    ['agent', { money: true, mail: true, play: true, agency: true }],
    ['other', { money: false, mail: true, play: false, agency: false }],
  ])('%s: %j', (role, acts) => {
    const acting: readonly Permission[] = ['money', 'mail', 'play', 'agency']
    expect(Object.fromEntries(acting.map((act) => [act, may(role, act)]))).toEqual(acts)
  })
})
