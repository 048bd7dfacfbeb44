import { waitFor } from '@testing-library/react'
import { atom } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Category } from '#api/games/category.ts'
import type { Game } from '#api/games/game.ts'
import { Failure } from '#net/failure.ts'
import { store } from '#net/query/queryClient.ts'
import { aGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { asOnePage } from '#features/games/catalogue/pages.rules.ts'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'
import { orCatalogue } from './orCatalogue.ts'
import type { Question } from './search.messages.ts'

let wanted: Question['wanted'][]

/** The search worker, with 300 fishing games and one game of e-sports. */
class Thread extends EventTarget {
  postMessage({ number, wanted: asked }: Question) {
    wanted.push(asked)
    if (typeof asked !== 'object' || !('category' in asked)) return
    const failure = { kind: 'offline', code: '' }
    const total = asked.category === 'FISH' ? 300 : 1
    const games = Array.from({ length: Math.min(total, asked.limit) }, (_, place) =>
      aGame({ id: String(place + 1) }),
    )
    const found = { games, total, at: 77, isCached: true }
    const data = asked.category === 'BG' ? { number, failure } : { number, found }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

setUp()
beforeEach(() => {
  wanted = []
  vi.stubGlobal('Worker', Thread)
})

function read(category: Category, failure: Failure | undefined, items?: readonly Game[]) {
  const value = items && { items, total: items.length }
  const pages = asOnePage({
    value,
    at: undefined,
    isCached: false,
    failure,
    isPending: false,
    retry: () => undefined,
  })
  const shownAtom = atom((get) => orCatalogue(get, category, pages))
  store.sub(shownAtom, () => undefined)
  return () => store.get(shownAtom)
}

it.each([
  ['without a network', 'offline'],
  ['behind a captive portal', 'malformed'],
] as const)(
  '%s a category comes from the catalogue, with its age and further pages',
  async (_, kind) => {
    const shown = read('FISH', new Failure(kind))
    expect(shown()).toMatchObject({ isPending: true, failure: undefined })
    await waitFor(() => expect(shown().value).toHaveLength(120))
    expect(shown()).toMatchObject({ total: 300, at: 77, isCached: true, hasMore: true })
    shown().more()
    await waitFor(() => expect(shown().value).toHaveLength(240))
    shown().more()
    await waitFor(() => expect(shown().value).toHaveLength(300))
    expect(shown().hasMore).toBe(false)
  },
)

it.each([
  ['the platform has answered', undefined, [aGame({ id: '9' })]],
  ['its pages are cached', new Failure('offline'), [aGame({ id: '9' })]],
  ['it refuses', new Failure('refused'), undefined],
] as const)('does not load the catalogue when %s', async (_, failure, games) => {
  const shown = read('FISH', failure, games)
  expect(shown()).toMatchObject({ value: games, failure })
  expect(wanted).toEqual([])
})

it('shows the failure when there is no catalogue either', async () => {
  const shown = read('BG', new Failure('offline'))
  await waitFor(() => expect(shown().failure?.kind).toBe('offline'))
  expect(shown().isPending).toBe(false)
})

it('recognises e-sports by their vendors', async () => {
  const maker = { vassalage: 'TF', accountTypeName: 'TF' }
  platform({
    '/lgw/vendor/types': () => ({
      sorting: [{ gameCategory: 'SPORTS', vendorNames: [maker] }],
      mapping: { SPORTS: { vendors: ['TF'], data: { TF: { gameCount: 1 } } } },
    }),
    '/wps/system/status': () => ({ serverTime: 1 }),
  })
  store.sub(vendorTypesAtom, () => undefined)
  await waitFor(() => expect(store.get(vendorTypesAtom).value).toBeDefined())
  const shown = read('ESPORTS', new Failure('offline'))
  await waitFor(() => expect(shown().value).toHaveLength(1))
  expect(wanted.at(-1)).toMatchObject({ category: 'ESPORTS', vendors: ['TF'] })
})
