import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platform, withSwitches } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { openSessionIntent } from '#features/session/session.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { FirstPasswordGate } from './FirstPasswordGate.tsx'

setUp()

const show = (firstTimeLogin: boolean, switches: object) => {
  platform(withSwitches(switches))
  store.set(openSessionIntent, { token: 'a-token', userName: 'fresh', type: 0, firstTimeLogin })
  return visit(<FirstPasswordGate>the cashier</FirstPasswordGate>)
}

it.each([
  ['a player with their own password, the switch on', false, { FIRSTPSW3: true }],
  ['a first password, the switch off', true, { FIRSTPSW3: false }],
  ['a first password, the switch missing', true, {}],
])('allows money pages with %s', async (_, isFirst, switches) => {
  await show(isFirst, switches)
  expect(await screen.findByText('the cashier')).toBeVisible()
})

it('blocks money pages until a first password is changed when the switch is on', async () => {
  await show(true, { FIRSTPSW3: true })
  expect(await screen.findByRole('link', { name: 'Choose now' })).toHaveAttribute(
    'href',
    '/m/changePsw',
  )
  expect(screen.queryByText('the cashier')).not.toBeInTheDocument()
})
