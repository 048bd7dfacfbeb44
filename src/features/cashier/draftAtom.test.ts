import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { store } from '../../net/queryClient.ts'
import { endSessionIntent, openSessionIntent } from '../session/session.atoms.ts'
import { grant, stageSession } from '../session/session.testing.ts'
import { draftAtom } from './draftAtom.ts'

stageSession()

const as = (userName: string) => store.set(openSessionIntent, { ...grant, userName })
const draftOf = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && 'amount' in stored
    ? { amount: String(stored.amount) }
    : { amount: '' }
/** The form, as a page that was loaded anew finds it. */
const opened = () => draftAtom('draft', draftOf)
const stored = () => sessionStorage.getItem('draft')

beforeEach(() => as('member'))
afterEach(() => sessionStorage.clear())

describe('a draft of money', () => {
  it('is there again after a reload, for the one who typed it', () => {
    store.set(opened(), { amount: '500' })
    expect(store.get(opened())).toEqual({ amount: '500' })
    expect(JSON.parse(stored()!)).toEqual({ account: 'member', draft: { amount: '500' } })
  })

  it.each([
    ['another account’s', '{"account":"rahim","draft":{"amount":"500"}}'],
    ['nobody’s', '{"amount":"500"}'],
    ['broken', '{"account":'],
  ])('that is %s is dropped, and removed', (_, text) => {
    sessionStorage.setItem('draft', text)
    expect(store.get(opened())).toEqual({ amount: '' })
    expect(stored()).toBeNull()
  })

  it('goes from memory with its player', () => {
    const typedAtom = opened()
    store.set(typedAtom, { amount: '500' })
    store.set(endSessionIntent)
    expect(store.get(typedAtom)).toEqual({ amount: '' })
    as('member')
    expect(store.get(typedAtom)).toEqual({ amount: '' })
  })
})
