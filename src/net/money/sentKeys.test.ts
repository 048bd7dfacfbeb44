import { describe, expect, it } from 'vitest'
import { newActKey } from './actKey.ts'
import { dropSentKey, keepSentKey, sentKeyOf } from './sentKeys.ts'

const [first, second] = [newActKey(), newActKey()]
const stored = () => localStorage.getItem('sentKeys')

describe('the key of an unanswered intent', () => {
  it('is kept with its account and its kind, and nothing else', () => {
    const amount = { amount: 50_000 }
    keepSentKey({ account: 'member', kind: 'deposit', key: first, ...amount })
    expect(JSON.parse(stored()!)).toEqual([{ account: 'member', kind: 'deposit', key: first }])
  })

  it('is found by its own player and for its own kind alone', () => {
    keepSentKey({ account: 'member', kind: 'deposit', key: first })
    expect(sentKeyOf('member', 'deposit')).toBe(first)
    expect(sentKeyOf('member', 'withdrawal')).toBeNull()
    expect(sentKeyOf('rahim', 'deposit')).toBeNull()
  })

  it('goes alone once it is answered, and leaves nothing behind', () => {
    keepSentKey({ account: 'member', kind: 'deposit', key: first })
    keepSentKey({ account: 'member', kind: 'deposit', key: first })
    keepSentKey({ account: 'member', kind: 'deposit', key: second })
    dropSentKey(second)
    expect(sentKeyOf('member', 'deposit')).toBe(first)
    dropSentKey(first)
    expect(stored()).toBeNull()
  })

  it.each(['{', '{}', '[{"account":"member","kind":"theft","key":"x"}]'])(
    'is none where something else is stored: %s',
    (text) => {
      localStorage.setItem('sentKeys', text)
      expect(sentKeyOf('member', 'deposit')).toBeNull()
    },
  )
})
