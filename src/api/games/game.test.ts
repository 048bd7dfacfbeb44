import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Game, Games } from './game.ts'
import { listGames } from './games.ts'
import { GamePage } from '#api/page.ts'

const wire = { nodeId: 7, gameName: 'Lantern Loot', vassalage: 'BATASHA', gameType: 'RNG' } as const

describe('a game of the wire', () => {
  it.each([
    ['nodeId', { nodeId: 7 }],
    ['gameId', { nodeId: undefined, gameId: '7' }],
    ['roomId', { nodeId: undefined, roomId: 7 }],
  ])('takes its id from %s', (_, ids) => {
    expect(v.parse(Game, { ...wire, ...ids }).id).toBe('7')
  })

  it.each([
    ['gameCode', { gameCode: 'lobby', gameId: 9 }, 'lobby'],
    ['its own gameId', { gameId: 9 }, '9'],
    ['nothing when the gameId is the nodeId', { gameId: '7' }, null],
    ['nothing without another id', { nodeId: undefined, gameId: 7 }, null],
  ])('takes its code from %s', (_, ids, code) => {
    expect(v.parse(Game, { ...wire, ...ids }).code).toBe(code)
  })

  it.each([
    ['gameName', { gameName: 'A' }],
    ['nodeName', { gameName: undefined, nodeName: 'A' }],
    ['displayName', { gameName: undefined, displayName: 'A' }],
  ])('takes its name from %s', (_, names) => {
    expect(v.parse(Game, { ...wire, ...names }).name).toBe('A')
  })

  it.each([
    [0, true],
    [1, false],
    [undefined, false],
  ])('supportPlay %s means free play: %s', (supportPlay, demo) => {
    expect(v.parse(Game, { ...wire, supportPlay }).demo).toBe(demo)
  })

  it.each([
    [{ gameClassifyNew: 'Hot,Crash' }, 'CRASH'],
    [{ gameType: 'SPORTS', vassalage: 'IMES' }, 'ESPORTS'],
    [{ gameType: 'SPORTS', vassalage: 'KICKOFF' }, 'SPORTS'],
    [{}, 'RNG'],
  ])('%j belongs to %s', (traits, category) => {
    expect(v.parse(Game, { ...wire, ...traits }).category).toBe(category)
  })

  it.each([
    ['Entertainment', 'ent'],
    ['Tradition,Entertainment', 'ent'],
    ['Tradition', 'trad'],
    [undefined, 'trad'],
  ])('lottoMode %s plays %s', (lottoMode, playType) => {
    expect(v.parse(Game, { ...wire, lottoMode }).playType).toBe(playType)
  })

  it('drops malformed optional fields', () => {
    const drifted = { rtp: 96.5, minBet: 10, isNew: '1', supportPlay: '0', volatility: 'wild' }
    expect(v.parse(Game, { ...wire, ...drifted, showIcon: null, gameCode: 7 })).toMatchObject({
      rtp: '96.5',
      minBet: '10',
      isNew: true,
      demo: true,
      volatility: null,
      picture: null,
      code: null,
    })
  })

  it.each([
    ['no name', { gameName: ' ' }],
    ['no id', { nodeId: undefined }],
    ['no vendor', { vassalage: undefined }],
    ['a vendor with markup', { vassalage: '<b>' }],
    ['an unknown category', { gameType: 'NOPE' }],
  ])('with %s is refused', (_, traits) => {
    expect(v.is(Game, { ...wire, ...traits })).toBe(false)
  })
})

describe('a list of games', () => {
  const columns = {
    nodeId: [1, 2, 3],
    gameName: ['A', '', 'C'],
    vassalage: ['BATASHA', 'BATASHA', 'BATASHA'],
    gameType: ['RNG', 'RNG', 'FISH'],
    supportPlay: [0, null, null],
  }

  it('is the same from columns as from rows, without malformed ones', () => {
    const rows = [
      { ...wire, nodeId: 1, gameName: 'A', supportPlay: 0 },
      { ...wire, nodeId: 2, gameName: '' },
      { ...wire, nodeId: 3, gameName: 'C', gameType: 'FISH' },
    ]
    expect(v.parse(Games, columns)).toEqual(v.parse(Games, rows))
    expect(v.parse(Games, columns).map(({ id }) => id)).toEqual(['1', '3'])
  })

  it.each(['games', 'content', 'list'])('is found under %s', (key) => {
    const page = v.parse(GamePage, { [key]: [wire], pageNum: 2, totalPages: 5, totalCount: 61 })
    expect(page).toMatchObject({ page: 2, pages: 5, total: 61 })
    expect(page.items).toHaveLength(1)
  })

  it('has no total when the platform gives none', () =>
    expect(v.parse(GamePage, { list: [wire], totalPages: 2 }).total).toBeUndefined())

  it('without any readable game is refused', () => {
    expect(v.is(GamePage, { pageNum: 1 })).toBe(false)
  })
})

describe('a request for games', () => {
  const base = { merchantCode: 'm', language: 'EN', page: 1, pageSize: 30 }

  it.each([
    [{ category: 'ESPORTS' as const }, { gameType: 'SPORTS' }],
    [{ name: '  koi ' }, { gameName: 'koi' }],
    [{ vendor: 'BATASHA' }, { vassalage: 'BATASHA' }],
    [{ onlyNew: true }, { isNew: '1' }],
    [{ language: 'BN' }, { language: 'BN', platform: 'html5', clientType: '2' }],
  ])('%j is sent as %j', (params, sent) => {
    expect(listGames.encode({ ...base, ...params })).toMatchObject(sent)
  })

  it('leaves out empty filters', () => {
    expect(Object.keys(listGames.encode(base))).not.toContain('gameClassify')
  })
})
