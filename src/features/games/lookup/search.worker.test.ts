import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wireCatalogue } from './catalogue.testing.ts'
import type { Question, Reply } from './search.messages.ts'

const kite = { english: 'Festival Kite', bengali: 'উৎসবের ঘুড়ি' }
const rani = { english: 'Rickshaw Rani', bengali: 'রিকশা রানি', isHot: true }

let answers: (() => Response)[] = []
const asked: string[] = []
const listed = (games: Parameters<typeof wireCatalogue>[0]) => () =>
  Response.json(
    { success: true, value: wireCatalogue(games) },
    { headers: { 'X-Cached-At': '77' } },
  )
const broken = () => Response.json({ success: false, code: 'maintenance' }, { status: 503 })

/** Each test starts a worker, whose listeners live as long as all of them. */
beforeEach(async () => {
  answers = [listed([kite, rani])]
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
  vi.resetModules()
  vi.spyOn(globalThis, 'addEventListener')
  await import('./search.worker.ts')
})
afterEach(() => {
  asked.length = 0
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls)
    removeEventListener(type, listener)
})

let number = 0
function ask(wanted: Question['wanted'], language = 'EN'): Promise<Reply> {
  number += 1
  const question: Question = { number, merchantCode: 'mela01', language, wanted }
  return new Promise((resolve) => {
    vi.stubGlobal(
      'postMessage',
      (reply: Reply) => reply.number === question.number && resolve(reply),
    )
    dispatchEvent(new MessageEvent('message', { data: question }))
  })
}
const namesIn = (reply: Reply) => 'found' in reply && reply.found.games.map(({ name }) => name)

describe('the search worker', () => {
  it('fetches the catalogue once, again after a failure, and again when it has changed', async () => {
    answers = [broken, listed([kite])]
    expect(await ask({ text: 'kite', limit: 9 })).toMatchObject({
      failure: { kind: 'busy', code: 'maintenance' },
    })
    expect(namesIn(await ask({ text: 'kite', limit: 9 }))).toEqual(['Festival Kite'])
    expect(namesIn(await ask({ text: 'ঘুড়ি', limit: 9 }, 'BN'))).toEqual(['উৎসবের ঘুড়ি'])
    expect(asked).toEqual([
      '/lgw/game/catalogue?merchantCode=mela01',
      '/lgw/game/catalogue?merchantCode=mela01',
    ])
    answers = [listed([kite, rani])]
    await ask('renew')
    expect(namesIn(await ask({ text: 'rani', limit: 9 }))).toEqual(['Rickshaw Rani'])
    expect(asked).toHaveLength(3)
  })

  it('answers with the total, the best matches and the age of the catalogue', async () => {
    const found = await ask({ text: 'slots', limit: 1 })
    expect(found).toMatchObject({ found: { total: 2, at: 77, isCached: true } })
    expect(namesIn(found)).toEqual(['Rickshaw Rani'])
  })

  it('finds a game by its id, with all its figures', async () => {
    const found = await ask({ ids: ['2'] })
    expect(found).toMatchObject({
      found: { games: [{ name: 'Rickshaw Rani', rtp: '96.5', volatility: 'mid', minBet: '0.05' }] },
    })
    expect(namesIn(await ask({ ids: ['3'] }))).toEqual([])
  })

  it('finds games by their ids, in the order of the ids, without missing ones', async () => {
    expect(namesIn(await ask({ ids: ['2', '77', '1'] }))).toEqual([
      'Rickshaw Rani',
      'Festival Kite',
    ])
  })

  it('answers with the first games of a category and their total', async () => {
    const first = await ask({ category: 'RNG', vendors: null, limit: 1 })
    expect(first).toMatchObject({ found: { total: 2, at: 77, games: [{ id: '1' }] } })
    expect(namesIn(await ask({ category: 'LIVE', vendors: null, limit: 9 }))).toEqual([])
  })

  it('finds similar games', async () => {
    expect(namesIn(await ask({ like: '1', limit: 9 }))).toEqual(['Rickshaw Rani'])
    expect(namesIn(await ask({ like: '77', limit: 9 }))).toEqual([])
  })
})
