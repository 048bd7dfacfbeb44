import { atom } from 'jotai'
import { beforeEach, expect, it } from 'vitest'
import { credentialsAtom } from '#net/session/credentials.ts'
import { acrossLanguages } from './acrossLanguages.ts'
import type { Read } from './query.ts'
import { forgetPrivate, store } from './queryClient.ts'

const read = (value?: string): Read<string> => ({
  value,
  at: value === undefined ? undefined : 1,
  isCached: false,
  failure: undefined,
  isPending: value === undefined,
  retry: () => undefined,
})
const sourceAtom = atom(read())
const shownAtom = acrossLanguages(sourceAtom)
const shown = () => store.get(shownAtom).value

beforeEach(() => {
  store.set(credentialsAtom, { token: 'a'.repeat(16), account: 'rahim' })
  store.set(sourceAtom, read())
})

it('keeps data on screen until it has loaded in the other language', () => {
  expect(shown()).toBeUndefined()
  store.set(sourceAtom, read('bank'))
  expect(shown()).toBe('bank')
  store.set(sourceAtom, read())
  expect(shown()).toBe('bank')
  expect(store.get(shownAtom).isPending).toBe(true)
  store.set(sourceAtom, read('ব্যাংক'))
  expect(shown()).toBe('ব্যাংক')
})

it('keeps none of it for another player', () => {
  store.set(sourceAtom, read('bank'))
  expect(shown()).toBe('bank')
  store.set(credentialsAtom, { token: 'b'.repeat(16), account: 'karim' })
  store.set(sourceAtom, read())
  forgetPrivate()
  expect(shown()).toBeUndefined()
})
