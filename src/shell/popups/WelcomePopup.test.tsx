import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { wireGame } from '#testing/games.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { store } from '#net/query/queryClient.ts'
import { wirePromotion } from '#features/promotions/promotions.testing.ts'
import { isWelcomeDueAtom } from '#features/session/welcome.atoms.ts'
import { WelcomePopup } from './WelcomePopup.tsx'

setUp()

const bonus = { code: 'FIRST_DEPOSIT', title: 'First deposit bonus' }
const limits = { limits: [], sessionMinutes: null, realityMinutes: null, break: null }
const whole = {
  promotions: [wirePromotion('3'), wirePromotion('1', bonus)],
  games: [wireGame(6, { supportPlay: 1 }), wireGame(7, { supportPlay: 0 })],
  limits: limits as unknown,
}

async function show(change: Partial<typeof whole> = {}) {
  const { promotions, games, limits: own } = { ...whole, ...change }
  platform({
    '/wps/promotion/list': () => ({ list: promotions }),
    '/lgw/game/hot': () => ({ list: games }),
    '/wps/member/limits': () => own,
  })
  logIn()
  store.set(isWelcomeDueAtom, true)
  const onClose = vi.fn<() => void>()
  const { at } = await visit(<WelcomePopup onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Welcome, member' })
  return { at, onClose }
}
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

it.each([
  [/First deposit bonus/, /^\/m\/activityDetail\?id=1$/],
  ['Try a game free', /^\/m\/launchGame\?gameId=7&.*free=true$/],
  ['Set a limit', /^\/m\/member\/limits$/],
])('opens %s, and is not shown again', async (name, address) => {
  const { at, onClose } = await show()
  fireEvent.click(await screen.findByRole('link', { name }))
  await waitFor(() => expect(at()).toMatch(address))
  expect(onClose).toHaveBeenCalledOnce()
  expect(store.get(isWelcomeDueAtom)).toBe(false)
})

it.each([
  ['without a promotion of the first deposit', { promotions: [wirePromotion('3')] }],
  [
    'whose promotion has ended',
    { promotions: [wirePromotion('1', { ...bonus, status: 'close' })] },
  ],
  ['without limits', { limits: new Refused(404, 'not_found') }],
  ['without free play', { games: [wireGame(6, { supportPlay: 1 })] }],
])('has one part less for a merchant %s', async (_, change) => {
  await show(change)
  await waitFor(() => expect(links()).toHaveLength(2))
})
