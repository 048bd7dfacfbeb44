import { describe, expect, it } from 'vitest'
import type { Game } from '#api/games/game.ts'
import type { Role } from '#api/roles.ts'
import { aGame } from '#testing/games.ts'
import { stringifySearch } from '#net/searchParams.ts'
import { type Click, type Target, fullTarget, gameClick, vendorClick } from './launch.rules.ts'

const game = (change: Partial<Game> = {}) => aGame({ id: '10001', vendor: 'RUPALI', ...change })
const launch = '/m/launchGame?gameId=10001&vassalage=RUPALI&gameCategory=RNG'
const lottery = (rest: string) => `/m/launchGame?${rest}&pageBack=home`
const hrefOf = ({ to, search }: Target) => to + stringifySearch(search)

/** A click with addresses instead of targets. */
const read = (click: Click) =>
  Object.fromEntries(
    Object.entries(click).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : hrefOf(value),
    ]),
  )

const tap = (
  change: Partial<Game>,
  role: Role = 'member',
  place: 'home' | 'lobby' | 'list' = 'home',
) => read(gameClick({ game: game(change), role, place, lotteryMode: 'ELOTT' }))

describe('a guest', () => {
  it('is sent to the login and then to the game', () =>
    expect(tap({}, 'guest')).toEqual({ kind: 'login', next: launch }))
  it('is offered free play when the game has it', () =>
    expect(tap({ demo: true }, 'guest')).toEqual({
      kind: 'demoSheet',
      next: launch,
      free: `${launch}&free=true`,
    }))
  it.each(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'])(
    'must sign in before a lottery of %s',
    (vendor) => expect(tap({ vendor }, 'guest').kind).toBe('login'),
  )
})

describe('a player', () => {
  it.each(['member', 'agent', 'trial'] as const)('who is a %s opens the game directly', (role) =>
    expect(tap({}, role)).toEqual({ kind: 'open', target: launch }),
  )
  it('of an unknown type may browse but not play for money', () => {
    expect(tap({}, 'other')).toEqual({ kind: 'notPermitted' })
    expect(tap({ demo: true }, 'other')).toEqual({ kind: 'open', target: `${launch}&free=true` })
  })
  it('has the group and code of a game in the address', () =>
    expect(tap({ group: '7', code: 'x1' })).toEqual({
      kind: 'open',
      target: `${launch}&gameGroupId=7&code=x1`,
    }))
})

describe('a lottery', () => {
  it.each([
    ['TCG_LOTTO_VN', 'trad', 'home', 'playType=trad&prize_mode=ELott&code=lobby'],
    ['TCG_LOTTO_VN', 'ent', 'lobby', 'playType=ent&prize_mode=ELott&code=lobby'],
    ['TCG_LOTTO_VN', 'trad', 'list', 'playType=trad&prize_mode=ELott&code=draw3'],
    ['TCG_SEA', 'trad', 'home', 'playType=trad&prize_mode=SEA&code=lobby'],
    ['TCG_SEA', 'ent', 'list', 'playType=ent&prize_mode=SEA&code=draw3'],
  ] as const)('of %s, %s, from %s', (vendor, playType, place, query) =>
    expect(tap({ vendor, playType, code: 'draw3' }, 'member', place)).toEqual({
      kind: 'open',
      target: lottery(query),
    }),
  )
  it('without a code opens its lobby', () =>
    expect(tap({ vendor: 'TCG_SEA' }, 'member', 'list')).toEqual({
      kind: 'open',
      target: lottery('playType=trad&prize_mode=SEA&code=lobby'),
    }))
  it.each(['LOTT', 'ELOTT'])('of %s has a page of its own', (vendor) =>
    expect(tap({ vendor, category: 'LOTT' })).toEqual({
      kind: 'open',
      target: `/m/lottery?vassalage=${vendor}&prize_mode=ELOTT&playType=trad`,
    }),
  )
})

describe('a game that was looked up by its id', () => {
  it.each([
    ['as it is', {}, {}, launch],
    [
      'with the parameters of its address',
      { code: 'x1', group: '7' },
      { code: '5', gameGroupId: '8', pageBack: 'home' },
      `${launch}&gameGroupId=8&code=5&pageBack=home`,
    ],
    ['in free play', { demo: true }, { free: true }, `${launch}&free=true`],
    ['for money when it has no free play', {}, { free: true }, launch],
    [
      'as a lottery',
      { vendor: 'TCG_SEA', code: 'draw3' },
      { playType: 'ent', pageBack: '/m/fav' },
      '/m/launchGame?playType=ent&prize_mode=SEA&code=draw3&pageBack=%2Fm%2Ffav',
    ],
  ] as const)('opens %s', (_, change, asked, href) =>
    expect(hrefOf(fullTarget(game(change), asked, 'LOTT'))).toBe(href),
  )
})

describe('a vendor tile', () => {
  const open = (vendor: string, role: Role) =>
    read(vendorClick({ vendor, category: 'RNG', role, lotteryMode: 'LOTT' }))

  it.each(['guest', 'member'] as const)('shows its games to a %s', (role) =>
    expect(open('RUPALI', role)).toEqual({
      kind: 'open',
      target: '/m/gameList?gameType=RNG&vassalage=RUPALI',
    }),
  )
  it.each([
    ['TCG_LOTTO_VN', lottery('playType=trad&prize_mode=ELott&code=lobby')],
    ['TCG_SEA', lottery('playType=trad&prize_mode=SEA&code=lobby')],
    ['LOTT', '/m/lottery?vassalage=LOTT&prize_mode=LOTT&playType=trad'],
  ])('of %s opens the lottery, for guests after the login', (vendor, href) => {
    expect(open(vendor, 'member')).toMatchObject({ target: href })
    expect(open(vendor, 'guest')).toEqual({ kind: 'login', next: href })
  })
})
