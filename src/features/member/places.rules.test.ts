import { describe, expect, it } from 'vitest'
import type { Role } from '#api/roles.ts'
import type { SwitchId } from '#api/site/switches.ts'
import {
  type MemberLink,
  agentPlaces,
  moneyPlaces,
  ownPlaces,
  phonePlaces,
} from './places.rules.ts'

const open = () => false
const paths = (places: readonly MemberLink[]) => places.map(({ to }) => to)

describe('the member centre', () => {
  it.each<[Role, { money: number; own: number; agent: number }]>([
    ['member', { money: 4, own: 4, agent: 0 }],
    ['agent', { money: 4, own: 4, agent: 2 }],
    ['trial', { money: 0, own: 0, agent: 0 }],
    ['other', { money: 0, own: 1, agent: 0 }],
  ])('shows a %s their own entries', (role, { money, own, agent }) => {
    expect(moneyPlaces(role, open)).toHaveLength(money)
    expect(ownPlaces(role)).toHaveLength(own)
    expect(agentPlaces(role, open)).toHaveLength(agent)
  })

  it.each<[SwitchId, MemberLink['to'][]]>([
    ['FUNDTRANS3', [null, null, '/m/gameRecord', '/m/rewardCenter']],
    ['MEMTRANS3', ['/m/voucherCenter', '/m/withdraw', null, '/m/rewardCenter']],
    ['REWCEN3', ['/m/voucherCenter', '/m/withdraw', '/m/gameRecord', null]],
  ])('names customer service when %s is switched off', (closed, to) => {
    expect(paths(moneyPlaces('member', (id) => id === closed))).toEqual(to)
  })

  it('names customer service to an agent when the agent page is off', () => {
    expect(paths(agentPlaces('agent', (id) => id === 'AGEINFO3'))).toEqual([null, '/m/affiliate'])
  })

  it('always links to help', () => {
    for (const isInstalled of [true, false])
      expect(paths(phonePlaces(isInstalled))).toContain('/m/help')
  })

  it('offers the app only when it is not installed', () => {
    expect(paths(phonePlaces(false))).toContain('/m/app')
    expect(paths(phonePlaces(true))).not.toContain('/m/app')
  })
})
