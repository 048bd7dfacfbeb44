import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { activityStatuses } from '#api/promotions/activity.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { StatusAction } from './StatusAction.tsx'

setUp()

const buttons = [
  ['join', 'Join: Boat race'],
  ['claim', 'Claim: Boat race'],
  ['issued', 'Claim: Boat race'],
] as const

const states = [
  ['applying', 'Pending'],
  ['process', 'In progress'],
  ['claimed', 'Claimed'],
  ['signed', 'Checked in'],
  ['rejected', 'Rejected'],
  ['close', 'Ended'],
  ['coming', 'Starting soon'],
] as const

it.each(buttons)('for %s has the button: %s', async (status, name) => {
  await visit(<StatusAction status={status} name="Boat race" />)
  expect(screen.getByRole('button', { name })).toBeEnabled()
})

it.each(states)('for %s says: %s', async (status, text) => {
  await visit(<StatusAction status={status} name="Boat race" />)
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('handles every status of the platform', () => {
  const known = [...buttons, ...states].map(([status]) => status)
  expect(known.toSorted()).toEqual([...activityStatuses].toSorted())
})
