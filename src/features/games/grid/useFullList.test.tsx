import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { aGame } from '#testing/games.ts'
import { setUp } from '#testing/visit.tsx'
import type { Question } from '#features/games/lookup/search.messages.ts'
import { useFullList } from './useFullList.ts'

setUp()
beforeEach(() => void vi.stubGlobal('Worker', Thread))

/** The search worker, with a catalogue of 1000 slots. */
class Thread extends EventTarget {
  postMessage({ number, wanted }: Question) {
    if (typeof wanted !== 'object' || !('category' in wanted)) return
    const { without, from, most } = wanted
    const ids = Array.from({ length: 1000 }, (_, place) => String(place + 1))
    const rest = ids.filter((id) => !without.includes(id))
    const games = rest.slice(from, from + most).map((id) => aGame({ id }))
    const data = { number, rest: { size: rest.length, games } }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

const pinned = ['700', '3'].map((id) => aGame({ id }))
const wanted = { category: 'RNG', first: pinned, total: 1000, isFar: true, isReady: true } as const
type Wanted = Parameters<typeof useFullList>[0]
const open = (change: Partial<Wanted> = {}) =>
  renderHook((props: Wanted) => useFullList(props), { initialProps: { ...wanted, ...change } })

it('a list begins as the platform says, shows no game twice, and ends with the last', async () => {
  const { result } = open()
  expect(result.current).toBeNull()
  await waitFor(() => expect(result.current?.size).toBe(1000))
  const ids = [0, 1, 2, 3, 4].map((place) => result.current?.gameAt(place)?.id)
  expect(ids).toEqual(['700', '3', '1', '2', '4'])
  expect(result.current?.paged).toBe(2)
  expect(result.current?.gameAt(999)).toBeNull()
  await waitFor(() => expect(result.current?.come).toBe(1))
  expect(result.current?.gameAt(999)?.id).toBe('1000')
})

it('pages that come meanwhile are among the first', async () => {
  const { result, rerender } = open({ first: pinned.slice(0, 1) })
  rerender(wanted)
  await waitFor(() => expect(result.current?.paged).toBe(2))
  expect(result.current?.gameAt(1)?.id).toBe('3')
})

it.each([
  ['the platform counts other games', { total: 1001 }],
  ['the catalogue does not know them', { category: null }],
  ['there is no first page', { first: [], total: 1000 }],
])('cannot help where %s', async (_, change) => {
  const { result } = open(change)
  await waitFor(() => expect(result.current).toBeUndefined())
})

it.each([
  ['the player comes far', { isFar: false }],
  ['the first games are there', { isReady: false }],
])('waits until %s', async (_, change) => {
  const { result, rerender } = open(change)
  const { result: other } = open()
  await waitFor(() => expect(other.current?.size).toBe(1000))
  expect(result.current).toBeNull()
  rerender(wanted)
  await waitFor(() => expect(result.current?.size).toBe(1000))
})
