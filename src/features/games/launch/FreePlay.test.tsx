import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SwitchId } from '#api/site/switches.ts'
import { platform, withSwitches } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { FreePlay } from './FreePlay.tsx'

setUp()

const own = '/m/launchGame?gameId=7&vassalage=PADMA'
const next = encodeURIComponent(own)
const search = { gameId: '7', vassalage: 'PADMA', free: true } as const

it.each<[string, number | undefined, SwitchId[], string, string]>([
  ['a member', 0, [], 'Play with your own balance', own],
  ['a guest', undefined, [], 'Sign up to play with your own balance', `/m/register?next=${next}`],
  [
    'a guest of a site without registration',
    undefined,
    ['REG3'],
    'Sign in to play with your own balance',
    `/m/login?next=${next}`,
  ],
])('the link from free play to real play for %s', async (_, type, off, name, href) => {
  platform(withSwitches(Object.fromEntries(off.map((id) => [id, false]))))
  if (type !== undefined) logIn(type)
  const { at } = await visit(<FreePlay search={search} isOffered />)
  fireEvent.click(await screen.findByRole('link', { name }))
  await waitFor(() => expect(at()).toBe(href))
})

it.each([4, 99])('has no such link for an account of type %i', async (type) => {
  platform({})
  logIn(type)
  await visit(<FreePlay search={search} isOffered />)
  expect(screen.queryByRole('link')).toBeNull()
})
