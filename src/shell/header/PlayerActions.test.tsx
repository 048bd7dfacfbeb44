import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { store } from '#net/query/queryClient.ts'
import { standAt } from '#testing/standAt.tsx'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { isWidgetSeenAtom } from '#features/wallet/wallet.atoms.ts'
import { PlayerActions } from './PlayerActions.tsx'

setUp()

it('offers no other language when the merchant has one', async () => {
  window.mela = { texts: { BN: 'bn-0000000' } }
  logIn()
  await visit(<PlayerActions />)
  expect(await screen.findByRole('link', { name: /^Messages/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'EN – English' })).not.toBeInTheDocument()
})

it.each([
  [null, '/m/home', false],
  [true, '/m/home', false],
  [false, '/m/home', true],
  [null, '/m/home?pageType=list', true],
  [null, '/m/hot', true],
])(
  'with the balance visible on home: %s, %s shows it in the header: %s',
  async (isSeen, path, is) => {
    platform({
      '/wps/wallet': () => ({ sumBalance: '12.00', currencySymbol: '৳', currency: 'BDT' }),
    })
    logIn()
    store.set(isWidgetSeenAtom, isSeen)
    const pages = { '/m/home': { layout: 'home' }, '/m/hot': { layout: 'lobby' } } as const
    await standAt({ Frame: PlayerActions, entries: [path], pages })
    expect(await screen.findByRole('link', { name: /^Messages/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('৳12.00') !== null).toBe(is))
  },
)

it.each([
  ['a member', 0, true],
  ['an agent', 2, true],
  ['a trial player', 4, false],
  ['a type that may only browse', 99, false],
])('offers %s the deposit: type %d, %s', async (_, type, is) => {
  platform({
    '/wps/announcement/list': () => ({
      player: [{ id: '1', title: 'News', content: '', time: '2026-04-14T00:00:00Z' }],
    }),
    '/wps/announcement/agent': () => ({ agent: [] }),
    '/wps/announcement/read': () => [],
  })
  logIn(type)
  await visit(<PlayerActions />)
  const bell = type === 4 ? 'Messages' : 'Messages, 1 unread'
  expect(await screen.findByRole('link', { name: bell })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Deposit' }) !== null).toBe(is)
})
