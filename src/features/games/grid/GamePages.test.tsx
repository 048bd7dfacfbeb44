import { act, screen, waitFor } from '@testing-library/react'
import { atom, useAtomValue } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { aGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { neverNear, setUp, visit } from '#testing/visit.tsx'
import { asOnePage } from '#features/games/catalogue/pages.rules.ts'
import { GamePages } from './GamePages.tsx'

setUp()
beforeEach(() => {
  platform({})
  neverNear()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 360, 160),
  )
})

const games = Array.from({ length: 75 }, (_, place) =>
  aGame({ id: String(place + 1), name: `Game ${place + 1}` }),
)
interface Shown {
  readonly first: number
  readonly count: number
  /** Undefined: the platform sends no total. */
  readonly total: number | undefined
  /** Changes when the list is remounted at the same history entry. */
  readonly life?: number
}
const shown = atom<Shown>({ first: 0, count: 60, total: 75 })
const actions = { onPlay: () => undefined, onStar: () => undefined }

function Pages() {
  const { first, count, total, life } = useAtomValue(shown)
  const items = games.slice(first, count)
  const read = { value: { items, total }, at: 0, isCached: false, failure: undefined }
  const page = asOnePage({ ...read, isPending: false, retry: () => undefined })
  return (
    <GamePages
      key={life}
      games={items}
      pages={{ ...page, total, hasMore: total === undefined || count < total }}
      actions={actions}
      areFavourites={false}
      skeleton={null}
    />
  )
}

async function begin(first: number, count: number, total: number) {
  store.set(shown, { first, count, total })
  await visit(<Pages />)
}
const button = (name: string) => screen.getByRole('button', { name })
const grow = (change: Omit<Shown, 'first'> & { readonly first?: number }) =>
  act(async () => store.set(shown, { first: 0, ...change }))
const isPooled = () =>
  waitFor(() => expect(document.querySelector('[aria-posinset]')).not.toBeNull())

it.each(['Game 4', 'Favourite: Game 4'])(
  'keeps the focus on “%s” when the list becomes long',
  async (name) => {
    await begin(0, 60, 60)
    button(name).focus()
    await grow({ count: 75, total: 75 })
    await isPooled()
    expect(document.activeElement).toBe(button(name))
  },
)

it('focus moves to the last game when the bar below the list disappears', async () => {
  await begin(0, 15, 20)
  button('More games').focus()
  await grow({ count: 20, total: 20 })
  expect(document.activeElement).toBe(button('Game 15'))
})

it('focus moves to the next game when the focused one leaves the list', async () => {
  await begin(0, 3, 3)
  button('Favourite: Game 1').focus()
  await grow({ first: 1, count: 3, total: 2 })
  expect(document.activeElement).toBe(button('Favourite: Game 2'))
})

it('focus does not return to the list after the player has left it', async () => {
  await begin(0, 15, 20)
  button('Game 1').focus()
  act(() => button('Game 1').blur())
  await grow({ count: 20, total: 20 })
  expect(document.activeElement).toBe(document.body)
})

it('a list without a total keeps its length after a reload with the first page only', async () => {
  await begin(0, 75, 75)
  await grow({ count: 75, total: undefined })
  await grow({ count: 25, total: undefined, life: 2 })
  await isPooled()
  expect(document.querySelector('[aria-setsize]')).toHaveAttribute('aria-setsize', '-1')
})
