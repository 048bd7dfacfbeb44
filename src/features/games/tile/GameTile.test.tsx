import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { holdBack } from '#device/idle.ts'
import type { Game } from '#api/games/game.ts'
import { store } from '#net/query/queryClient.ts'
import { artOf } from '#ui/art/artClass.ts'
import { writeSite } from '#features/merchant/site.storage.ts'
import { aGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { GameTile } from './GameTile.tsx'
import css from './GameTile.module.css'
import { TileParts } from './TileParts.tsx'
import { useTiles } from './useTiles.ts'

setUp()

function show(change: Partial<Game> = {}, isFavourite = false) {
  const onPlay = vi.fn<(game: Game, tile: Element) => void>()
  const onStar = vi.fn<(game: Game, isFavourite: boolean) => void>()
  const game = aGame(change)
  const List = ({ children }: { children: ReactNode }) => (
    <ul {...useTiles([game], { onPlay, onStar })}>{children}</ul>
  )
  const { container } = render(
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <List>
          <GameTile game={game} isFavourite={isFavourite} shape="square" />
        </List>
      </I18nProvider>
    </Provider>,
  )
  const picture = () => container.querySelector('img[src]')
  const art = () => container.querySelector(`.${css.art}`)
  return { container, game, onPlay, onStar, picture, art }
}
const sources = (picture: Element | null) => picture?.getAttribute('src')

it('has the game’s name and its role', () => {
  const { game, onPlay } = show()
  const control = screen.getByRole('button', { name: 'Lantern Loot' })
  expect(control.closest('li')).toHaveAttribute('data-node-id', '1')
  expect(control.closest('li')).toHaveAttribute('data-vendor', 'PADMA')
  fireEvent.click(control)
  expect(onPlay).toHaveBeenCalledWith(game, control)
})

it('sets the language of its name', () => {
  show({ name: 'উৎসবের ঘুড়ি' })
  expect(screen.getByRole('button', { name: 'উৎসবের ঘুড়ি' })).toHaveAttribute('lang', 'bn')
  show()
  expect(screen.getByRole('button', { name: 'Lantern Loot' })).toHaveAttribute('lang', 'en')
})

it('delays its picture until a tapped game has loaded', async () => {
  writeSite({ cockfightVendors: [], imageHosts: ['/a'], switches: {} })
  const release = holdBack(10_000)
  const { picture } = show({ picture: '1.svg' })
  expect(picture()).toBeNull()
  release()
  await vi.waitFor(() => expect(picture()).not.toBeNull())
})

it('has a star with its pressed state', () => {
  const { game, onStar } = show({}, true)
  const star = screen.getByRole('button', { name: 'Favourite: Lantern Loot', pressed: true })
  fireEvent.click(star)
  expect(onStar).toHaveBeenCalledWith(game, true)
})

it.each<[Partial<Game>, string[]]>([
  [{ isNew: true, demo: true }, ['New', 'Try free']],
  [{ demo: true }, ['Try free']],
  [{}, []],
])('names %j for screen readers', (change, words) => {
  const { container } = show(change)
  for (const word of ['New', 'Try free'])
    expect(container.textContent?.includes(word)).toBe(words.includes(word))
})

it('draws only art when the vendor has no picture', () => {
  const { game, picture, art } = show()
  expect(picture()).toBeNull()
  expect(art()).toHaveClass(artOf(game, 'square').name)
  expect(art()).toBeEmptyDOMElement()
})

it('tries every picture host in turn, keeps the first that works, and falls back to art', async () => {
  platform({
    '/wps/system/status': () => ({ info: { imageCDNs: ['/a', '/b'] }, serverTime: 1 }),
  })
  localStorage.setItem('imageHost', '/a')
  const { container, picture, art } = show({ picture: 'tile/1.svg' })
  await vi.waitFor(() => expect(picture()).not.toBeNull())
  expect(picture()).toBeVisible()
  const first = sources(picture())
  fireEvent.error(picture()!)
  const second = sources(picture())
  expect(new Set([first, second])).toEqual(new Set(['/a/tile/1.svg', '/b/tile/1.svg']))
  fireEvent.load(picture()!)
  expect(localStorage.getItem('imageHost')).toBe(second?.slice(0, 2))
  fireEvent.error(picture()!)
  expect(picture()).toBeNull()
  expect(container.querySelector('img')).not.toBeVisible()
  expect(art()).toBeInTheDocument()
})

it('has the same structure on the prerendered page', () => {
  const partsIn = (element: Element | null | undefined) =>
    [...(element?.querySelectorAll('*') ?? [])]
      .map((part) => part.getAttribute('class'))
      .filter((name) => name !== css.badges)
  const { container } = show()
  const drawn = render(
    <div>
      <TileParts control="span" game={aGame()} badge={() => null} />
    </div>,
  )
  const box = drawn.container.firstElementChild
  expect(partsIn(box)).toEqual(partsIn(container.querySelector('li')))
  expect(box?.querySelector('button')).toBeNull()
  const [play] = box?.getElementsByTagName('span') ?? []
  expect(play?.firstElementChild).toHaveClass(String(css.art))
  expect(play?.lastElementChild?.lastElementChild).toHaveClass(String(css.words))
})
