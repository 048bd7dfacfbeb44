import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Game } from '#api/games/game.ts'
import { GameGrid } from '#features/games/grid/GameGrid.tsx'
import { GameTile } from '#features/games/tile/GameTile.tsx'
import { aGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'

const screenHeight = 800
const rowHeight = 160

setUp()
beforeEach(() => {
  platform({})
  vi.stubGlobal('innerHeight', screenHeight)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrollY, 360, rowHeight),
  )
})
afterEach(() => window.scrollTo(0, 0))

const games = Array.from({ length: 3000 }, (_, place) =>
  aGame({
    id: String(place + 1),
    name: `Game ${place + 1}`,
    demo: place % 2 === 0,
    isNew: place % 3 === 0,
    category: place % 5 === 0 ? 'FISH' : 'RNG',
  }),
)
const onPlay = vi.fn<(game: Game, tile: Element) => void>()
const onStar = vi.fn<(game: Game, isFavourite: boolean) => void>()
const actions = { onPlay, onStar }

interface WholeProps {
  readonly games: readonly Game[]
  readonly areFavourites?: boolean
}

/** A list of which every game is there. */
const Whole = ({ games: all, areFavourites = false }: WholeProps) => {
  const { length } = all
  const gameAt = (place: number) => all[place] ?? null
  const list = { count: length, known: length, total: length, gameAt }
  return <GameGrid games={all} list={list} actions={actions} areFavourites={areFavourites} />
}

/** Until the list is at rest. */
async function scrollDownTo(y: number) {
  vi.useFakeTimers()
  await act(async () => {
    window.scrollTo(0, y)
    window.dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(250)
  })
  vi.useRealTimers()
}

it('draws only the first games of a long list, and gives its size to screen readers', async () => {
  await visit(<Whole games={games} />)
  const items = screen.getAllByRole('listitem')
  expect(items.length).toBeLessThan(40)
  expect(items[0]).toHaveAttribute('aria-posinset', '1')
  expect(items[0]).toHaveAttribute('aria-setsize', '3000')
  expect(screen.getByRole('button', { name: 'Game 1' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Game 500' })).toBeNull()
})

it('sets the language of each name, also when a tile is reused', async () => {
  const named = games.map((game, place) => (place > 99 ? game : { ...game, name: 'ঘুড়ি' }))
  await visit(<Whole games={named} />)
  expect(screen.getAllByRole('button', { name: 'ঘুড়ি' })[0]).toHaveAttribute('lang', 'bn')
  await scrollDownTo(rowHeight * 200)
  expect(screen.getByRole('button', { name: 'Game 601' })).toHaveAttribute('lang', 'en')
})

it('reuses its tiles for other games after scrolling, in reading order', async () => {
  await visit(<Whole games={games} />)
  const before = new Set(screen.getAllByRole('listitem'))
  await scrollDownTo(rowHeight * 200)
  const items = screen.getAllByRole('listitem')
  expect(items.every((item) => before.has(item))).toBe(true)
  const places = items.map((item) => Number(item.getAttribute('aria-posinset')))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).toContain(601)
  const game = screen.getByRole('button', { name: 'Game 601' })
  fireEvent.click(game)
  expect(onPlay).toHaveBeenCalledWith(games[600], game)
  fireEvent.click(screen.getByRole('button', { name: 'Favourite: Game 602' }))
  expect(onStar).toHaveBeenCalledWith(games[601], false)
})

it('keeps the tile of the focused game while scrolling', async () => {
  await visit(<Whole games={games} />)
  const button = screen.getByRole('button', { name: 'Game 4' })
  button.focus()
  await scrollDownTo(rowHeight * 100)
  expect(document.activeElement).toBe(button)
  expect(button).toHaveTextContent('Game 4')
  expect(screen.getByRole('button', { name: 'Game 301' })).toBeVisible()
})

it('draws games that have not loaded as skeletons without controls', async () => {
  const list = { count: 300, known: 6, total: 300, gameAt: (place: number) => games[place] ?? null }
  await visit(
    <GameGrid games={games.slice(0, 6)} list={list} actions={actions} areFavourites={false} />,
  )
  expect(document.querySelectorAll('[data-node-id]')).toHaveLength(6)
  expect(document.querySelectorAll('[data-skeleton]').length).toBeGreaterThan(6)
})

it('loads pictures once their hosts are known, and from another host when one fails', async () => {
  const told = Promise.withResolvers<object>()
  platform({ '/wps/system/status': () => told.promise })
  const withPictures = games.map((game) => ({ ...game, picture: `tile/${game.id}.svg` }))
  await visit(<Whole games={withPictures} />)
  const picture = () => document.querySelector('[data-node-id="1"] img')
  const source = () => picture()?.getAttribute('src')
  expect(picture()).not.toBeNull()
  expect(source()).toBeNull()
  told.resolve({ info: { imageCDNs: ['/a', '/b'] }, serverTime: 1 })
  await waitFor(() => expect(source()).toMatch(/^\/[ab]\/tile\/1\.svg$/))
  const first = source()
  fireEvent.error(picture() ?? document)
  expect(source()).toMatch(/^\/[ab]\/tile\/1\.svg$/)
  expect(source()).not.toBe(first)
  fireEvent.error(picture() ?? document)
  expect(source()).toBeNull()
  await scrollDownTo(1)
  expect(source()).toBeNull()
})

it('shows pressed stars in the list of favourites', async () => {
  await visit(<Whole games={games} areFavourites />)
  expect(screen.getByRole('button', { name: 'Favourite: Game 1', pressed: true })).toBeVisible()
})

const attributes = ['href', 'transform', 'pathLength', 'aria-label', 'aria-pressed']
const isSeen = (part: Element) =>
  part.closest('svg') ??
  part.querySelector('svg, [class*=" art-"]') ??
  (part.textContent || isArt(part))

const isArt = ({ className }: Element) => / art-portrait-/.test(className)

/** All visible parts of a tile, with everything that affects how they look. */
const look = (tile: Element | undefined) =>
  [...(tile?.querySelectorAll('*') ?? [])]
    .filter((part) => isSeen(part) && part.localName !== 'img')
    .map((part) =>
      [
        part.localName,
        [...part.classList].toSorted().join(' '),
        ...attributes.map((name) => part.getAttribute(name)),
      ].join('|'),
    )

it.each([0, 1, 2, 3, 5, 2999])('draws a tile like GameTile does (%i)', async (place) => {
  const game = games[place] ?? aGame()
  await visit(
    <>
      <GameTile game={game} shape="portrait" isFavourite={false} />
      <Whole games={[game, ...games]} />
    </>,
  )
  const [plain, pooled] = document.querySelectorAll(`[data-node-id="${game.id}"]`)
  expect(look(pooled)).toEqual(look(plain))
})

it('shows names at once during a fast scroll, and whole tiles when it slows down', async () => {
  await visit(
    <>
      <GameTile game={games[600] ?? aGame()} shape="portrait" isFavourite={false} />
      <Whole games={games} />
    </>,
  )
  await act(async () => {
    window.scrollTo(0, rowHeight * 200)
    window.dispatchEvent(new Event('scroll'))
    await new Promise(requestAnimationFrame)
  })
  const tiles = () => document.querySelectorAll('[data-node-id="601"]')
  expect(tiles()[1]).toHaveTextContent('Game 601')
  await waitFor(() => expect(look(tiles()[1])).toEqual(look(tiles()[0])))
  expect(document.querySelectorAll('[data-sketch]')).toHaveLength(0)
  expect(tiles()[1]).toHaveAttribute('aria-posinset', '601')
})
