import { describe, expect, it } from 'vitest'
import { newActKey } from './actKey.ts'
import { dropSentKey, storeSentKey, sentKeyOf } from './sentKeys.ts'

const [first, second] = [newActKey(), newActKey()]
const stored = () => localStorage.getItem('sentKeys')

describe('the stored key of an unanswered intent', () => {
  it('is stored with a mark of its account and its kind, and nothing else', () => {
    const amount = { amount: 50_000 }
    storeSentKey({ account: 'member', kind: 'deposit', key: first, ...amount })
    const mark = expect.stringMatching(/^a[\da-z]+$/)
    expect(JSON.parse(stored()!)).toEqual([{ mark, kind: 'deposit', key: first }])
    expect(stored()).not.toContain('member')
  })

  it('is found only for its player and kind', () => {
    storeSentKey({ account: 'member', kind: 'deposit', key: first })
    expect(sentKeyOf('member', 'deposit')).toBe(first)
    expect(sentKeyOf('member', 'withdrawal')).toBeNull()
    expect(sentKeyOf('rahim', 'deposit')).toBeNull()
  })

  it('is removed once it is answered', () => {
    storeSentKey({ account: 'member', kind: 'deposit', key: first })
    storeSentKey({ account: 'member', kind: 'deposit', key: first })
    storeSentKey({ account: 'rahim', kind: 'deposit', key: second })
    dropSentKey(second)
    expect(sentKeyOf('member', 'deposit')).toBe(first)
    dropSentKey(first)
    expect(stored()).toBeNull()
  })

  it.each(['{', '{}', '[{"account":"member","kind":"theft","key":"x"}]'])(
    'is ignored when something else is stored: %s',
    (text) => {
      localStorage.setItem('sentKeys', text)
      expect(sentKeyOf('member', 'deposit')).toBeNull()
    },
  )

  it.each(['null', '7', '{"kind":"theft"}', '[]'])('is kept beside a row that is %s', (row) => {
    storeSentKey({ account: 'member', kind: 'deposit', key: first })
    const own = stored()!.slice(1, -1)
    localStorage.setItem('sentKeys', `[${row},${own},${row}]`)
    expect(sentKeyOf('member', 'deposit')).toBe(first)
    storeSentKey({ account: 'member', kind: 'withdrawal', key: second })
    expect(sentKeyOf('member', 'deposit')).toBe(first)
    expect(sentKeyOf('member', 'withdrawal')).toBe(second)
  })

  it('is one of at most twenty, the latest', () => {
    const keys = Array.from({ length: 21 }, () => newActKey())
    for (const [at, key] of keys.entries())
      storeSentKey({ account: `player${at}`, kind: 'deposit', key })
    expect(sentKeyOf('player0', 'deposit')).toBeNull()
    expect(sentKeyOf('player1', 'deposit')).toBe(keys[1])
    expect(sentKeyOf('player20', 'deposit')).toBe(keys[20])
  })
})
