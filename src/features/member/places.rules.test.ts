import { describe, expect, it } from 'vitest'
import {
  type Place,
  type Role,
  agentPlaces,
  hasMoney,
  moneyPlaces,
  ownPlaces,
  phonePlaces,
} from './places.rules.ts'

const paths = (places: readonly Place[]) => places.map(({ to }) => to)

describe('the member centre', () => {
  it.each<[Role, { money: boolean; own: number; agent: number }]>([
    ['member', { money: true, own: 4, agent: 0 }],
    ['agent', { money: true, own: 4, agent: 2 }],
    ['trial', { money: false, own: 0, agent: 0 }],
    ['other', { money: false, own: 4, agent: 0 }],
  ])('shows a %s what is theirs', (role, { money, own, agent }) => {
    expect(hasMoney(role)).toBe(money)
    expect(ownPlaces(role)).toHaveLength(own)
    expect(agentPlaces(role)).toHaveLength(agent)
  })

  it.each([
    [{}, '/m/rewardCenter'],
    [{ REWCEN3: true }, '/m/rewardCenter'],
    [{ REWCEN3: false }, null],
  ])('names customer service where rewards are switched off: %j', (switches, to) => {
    expect(paths(moneyPlaces(switches))).toEqual([
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/gameRecord',
      to,
    ])
  })

  it('offers the app only to who does not have it', () => {
    expect(paths(phonePlaces(false))).toContain('/m/app')
    expect(paths(phonePlaces(true))).not.toContain('/m/app')
  })
})
