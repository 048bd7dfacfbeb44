import { expect, it } from 'vitest'
import { activityStatuses } from '../../../api/promotions/activity.ts'
import { actionOf } from './action.rules.ts'

const table = [
  ['join', 'join'],
  ['claim', 'claim'],
  ['applying', 'pending'],
  ['close', 'closed'],
  ['rejected', 'reason'],
  ['issued', 'claim'],
  ['claimed', 'done'],
  ['process', 'progress'],
  ['signed', 'signed'],
  ['coming', 'countdown'],
] as const

it.each(table)('%s calls for: %s', (status, action) => {
  expect(actionOf(status)).toBe(action)
})

it('knows every status of the platform', () => {
  expect(table.map(([status]) => status).toSorted()).toEqual([...activityStatuses].toSorted())
})
