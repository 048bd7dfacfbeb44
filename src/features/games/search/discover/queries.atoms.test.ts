import { beforeEach, describe, expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { endSessionIntent } from '#features/session/session.atoms.ts'
import { expireSessionIntent } from '#features/session/session.watch.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp } from '#testing/visit.tsx'
import { addQueryIntent, queriesAtom } from './queries.atoms.ts'

setUp()
beforeEach(() => {
  platform({})
  logIn()
  store.set(addQueryIntent, 'ilish')
})

describe("a player's recent searches", () => {
  it('are kept while the player is signed in', () => {
    expect(store.get(queriesAtom)).toEqual(['ilish'])
    expect(localStorage.getItem('searches')).toContain('member')
  })

  it('are removed from storage and page at sign-out', () => {
    store.set(endSessionIntent)
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('ilish')
    logIn()
    expect(store.get(queriesAtom)).toEqual([])
  })

  it('are still there for a player whose session expired', () => {
    store.set(expireSessionIntent, 'a-token-of-sixteen')
    expect(store.get(queriesAtom)).toEqual([])
    logIn()
    expect(store.get(queriesAtom)).toEqual(['ilish'])
  })
})
