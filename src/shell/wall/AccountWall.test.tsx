import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Permission, Role } from '#api/roles.ts'
import { platform } from '#testing/platform.ts'
import { logIn, setUp } from '#testing/visit.tsx'
import { standAt } from '#testing/standAt.tsx'
import { AccountWall, isWalled } from './AccountWall.tsx'

setUp()

it.each([4, 40, 41, 42])(
  'offers an account on home to a trial user of type %i who opens the inbox',
  async (type) => {
    platform({})
    logIn(type)
    const pages = { '/m/webEmail': { needs: 'mail' }, '/m/home': {} } as const
    const { at } = await standAt({ Frame: AccountWall, entries: ['/m/webEmail'], pages })
    await waitFor(() => expect(at()).toBe('/m/home'))
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Please login an actual account to use this function',
    )
  },
)

it.each<[Role, Permission | undefined, boolean]>([
  ['trial', 'money', true],
  ['trial', 'mail', true],
  ['trial', undefined, false],
  ['other', 'money', true],
  ['other', 'mail', false],
  ['member', 'money', false],
  ['agent', 'money', false],
  ['guest', 'money', false],
])('%s is stopped before what needs %s: %s', (role, needs, is) => {
  expect(isWalled(needs, role)).toBe(is)
})
