import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import {
  endSessionIntent,
  openSessionIntent,
  sessionAtom,
} from '#features/session/session.atoms.ts'
import { grant, setUpSession } from '#features/session/session.testing.ts'
import { store } from '#net/query/queryClient.ts'
import { draftAtom } from './draftAtom.ts'

setUpSession()

const as = (userName: string) => store.set(openSessionIntent, { ...grant, userName })
const schema = v.object({ amount: v.exactOptional(v.pipe(v.string(), v.maxLength(9))) })
const opened = () => draftAtom(sessionAtom, 'draft', schema)
const stored = () => sessionStorage.getItem('draft')

beforeEach(() => as('member'))

describe('a draft', () => {
  it('is restored after a reload, for the same player', () => {
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
    expect(store.get(opened())).toEqual({})
    expect(stored()).toBeNull()
  })

  it('stores only the fields of its schema', () => {
    store.set(opened(), { amount: '500', secret: '123456' })
    expect(stored()).not.toContain('123456')
    expect(store.get(opened())).toEqual({ amount: '500' })
  })

  it('is unchanged when a change does not fit its schema', () => {
    const typedAtom = opened()
    store.set(typedAtom, { amount: '500' })
    store.set(typedAtom, { amount: '5'.repeat(10) })
    expect(store.get(typedAtom)).toEqual({ amount: '500' })
    expect(stored()).toContain('"500"')
  })

  it('is not stored for a guest', () => {
    store.set(endSessionIntent)
    store.set(opened(), { amount: '500' })
    expect(stored()).toBeNull()
  })

  it('that is removed leaves nothing in storage', () => {
    const typedAtom = opened()
    store.set(typedAtom, { amount: '500' })
    store.set(typedAtom, null)
    expect(store.get(typedAtom)).toEqual({})
    expect(stored()).toBeNull()
  })

  it('is removed from memory at sign-out', () => {
    const typedAtom = opened()
    store.set(typedAtom, { amount: '500' })
    store.set(endSessionIntent)
    expect(store.get(typedAtom)).toEqual({})
    as('member')
    expect(store.get(typedAtom)).toEqual({})
  })
})
