import { beforeAll, describe, expect, it } from 'vitest'
import { openSandbox } from '#sandbox/testing/client.ts'
import { listHotGames } from '#api/games/games.ts'
import { FieldRules } from '#api/account/registration.fields.ts'
import { misfitsOf } from './misfits.ts'

type Json = ReturnType<typeof JSON.parse>

describe('games in columns', () => {
  let hot: Json
  beforeAll(async () => {
    const query = 'merchantCode=mela&isPlatform=2&platform=html5'
    const answer = await openSandbox().app.request(`${listHotGames.path}?${query}`)
    hot = ((await answer.json()) as Json).value
  })

  function changed(change: (columns: Json) => void) {
    const page = structuredClone(hot)
    change(page.list)
    return misfitsOf(listHotGames.output, page)
  }

  it('match as the sandbox sends them', () => {
    expect(hot.list).toHaveProperty('nodeId')
    expect(changed(() => undefined)).toEqual([])
  })

  it('are checked as rows', () => {
    const misfits = changed((columns) => {
      columns.provider = columns.vassalage
      delete columns.vassalage
    })
    expect(misfits).toHaveLength(hot.list.nodeId.length)
    expect(misfits[0]).toMatchObject({
      field: 'list[*]',
      expected: 'incomplete game',
      actual: expect.stringMatching(/^the fields .*nodeId.*provider/),
      spared: 'leaves that game out',
    })
  })

  it('are checked field by field', () => {
    const misfits = changed((columns) => {
      columns.gameType[1] = 'SLOTS'
      columns.minBet = columns.nodeId.map(() => ({ from: 1 }))
    })
    expect(misfits).toContainEqual(
      expect.objectContaining({ field: 'list[*].gameType', actual: '"SLOTS"' }),
    )
    expect(misfits).toContainEqual(expect.objectContaining({ field: 'list[*].minBet' }))
  })

  it('must each be a list', () => {
    const misfits = changed((columns) => void (columns.showIcon = 'all.svg'))
    expect(misfits).toEqual([
      expect.objectContaining({ field: 'list.showIcon', spared: 'does without showIcon' }),
    ])
  })
})

it('games in rows are compared as rows, however few of their fields are wrong', () => {
  const rows = [{ nodeId: 1, gameName: 'Rickshaw Rani', vassalage: 'BAAGH', gameType: 7 }]
  const misfits = misfitsOf(listHotGames.output, { list: rows })
  expect(misfits.map(({ field }) => field)).toEqual(['list[*].gameType'])
})

it('a renamed list is reported with the existing fields', () => {
  expect(misfitsOf(listHotGames.output, { items: [], pageNum: 1 })).toEqual([
    expect.objectContaining({ expected: 'a page has games', actual: 'the fields items, pageNum' }),
  ])
})

it('finds an unreadable field rule, and says that the app uses its default', () => {
  const rules = { captcha: { enabled: true }, email: { enabled: 'maybe' } }
  expect(misfitsOf(FieldRules, rules)).toEqual([
    expect.objectContaining({
      field: 'email.enabled',
      spared: 'goes by its own rule for that part',
    }),
  ])
})
