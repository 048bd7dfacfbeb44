import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { logIn, platform, setUp, visit } from '../../features/games/testing.tsx'
import { PlayerActions } from './PlayerActions.tsx'

setUp()

it('names no other language where the merchant has one', async () => {
  const merchant = document.getElementById('merchant')!
  merchant.textContent = merchant.textContent.replace('["BN","EN"]', '["BN"]')
  logIn()
  await visit(<PlayerActions />)
  expect(await screen.findByRole('link', { name: /^Notifications/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'EN – English' })).not.toBeInTheDocument()
})

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
  const bell = type === 4 ? 'Notifications' : 'Notifications, 1 unread'
  expect(await screen.findByRole('link', { name: bell })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Deposit' }) !== null).toBe(is)
})
