import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { placeMerchant } from '#features/merchant/merchant.testing.ts'
import { filterFor } from '#features/games/filter/filter.rules.ts'
import { ContinueStrip } from '#features/games/home/continue/ContinueStrip.tsx'
import { LaunchScreen } from '#features/games/launch/LaunchScreen.tsx'
import { rememberGameIntent } from '#features/games/launch/launch.atoms.ts'
import { GameList } from '#features/games/list/GameList.tsx'
import { GameSheet } from '#features/games/sheet/GameSheet.tsx'
import { openedGameAtom } from '#features/games/sheet/useSheet.ts'
import { aGame, wireGame } from '#testing/games.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'

const names: Readonly<Record<string, string>> = { EN: 'Lantern Loot', BN: 'লণ্ঠন লুট' }
const named = (query: URLSearchParams) =>
  wireGame(7, { gameName: names[query.get('language') ?? ''], rtp: '96.4' })
const origin = 'https://games.example'

setUp()
beforeEach(async () => {
  placeMerchant('interface')
  platform({
    '/lgw/game/hot': (query) => ({ list: [named(query)] }),
    '/lgw/game/info': named,
    '/wps/system/status': () => ({ info: { gameHosts: [origin] }, serverTime: 1 }),
    '/wps/game/demo': () => ({
      url: `${origin}/play/PADMA/7`,
      ticket: 'a-ticket-of-sixteen',
      expiresAt: 60_000,
    }),
  })
  await speak('EN')
})

const speak = (language: 'EN' | 'BN') =>
  act(async () => store.set(activateLanguageIntent, language))
const hot = <GameList {...filterFor('ALL', { classify: 'HOT' })} />

it('recently played games have names in the current language', async () => {
  await visit(hot)
  await screen.findByRole('button', { name: 'Lantern Loot' })
  const target = { vendor: 'PADMA', id: '7', category: 'RNG', code: null, group: null } as const
  await store.set(rememberGameIntent, { ...target, isFree: true })
  await visit(<ContinueStrip actions={{ onPlay: () => undefined, onStar: () => undefined }} />)
  const strip = within(await screen.findByRole('region', { name: 'Continue playing' }))
  expect(strip.getByRole('button', { name: 'Lantern Loot' })).toBeVisible()
  await speak('BN')
  expect(await strip.findByRole('button', { name: 'লণ্ঠন লুট' })).toBeVisible()
})

it('an open game has its name in the current language, though lists in the earlier one are cached', async () => {
  await visit(hot)
  await screen.findByRole('button', { name: 'Lantern Loot' })
  const search = { gameId: '7', vassalage: 'PADMA', gameCategory: 'RNG', free: 1 } as never
  await visit(<LaunchScreen search={search} />)
  expect(await screen.findByRole('heading', { name: 'Lantern Loot' })).toBeVisible()
  await speak('BN')
  expect(await screen.findByRole('heading', { name: 'লণ্ঠন লুট' })).toBeVisible()
})

it('an open sheet has the name in the current language', async () => {
  const { go } = await visit(
    <>
      {hot}
      <GameSheet />
    </>,
  )
  await screen.findByRole('button', { name: 'Lantern Loot' })
  await speak('BN')
  await screen.findByRole('button', { name: 'লণ্ঠন লুট' })
  await speak('EN')
  act(() => store.set(openedGameAtom, aGame({ id: '7', rtp: '96.4' })))
  await go('/?card=7')
  expect(await screen.findByRole('dialog', { name: 'Lantern Loot' })).toBeVisible()
  await speak('BN')
  expect(await screen.findByRole('dialog', { name: 'লণ্ঠন লুট' })).toBeVisible()
})

it('an open sheet of a game in no list has the name in the current language', async () => {
  const { go } = await visit(<GameSheet />)
  act(() => store.set(openedGameAtom, aGame({ id: '7', name: 'Lantern Loot' })))
  await go('/?card=7')
  expect(await screen.findByRole('dialog', { name: 'Lantern Loot' })).toBeVisible()
  await speak('BN')
  expect(await screen.findByRole('dialog', { name: 'লণ্ঠন লুট' })).toBeVisible()
})
