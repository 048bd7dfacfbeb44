import { expect, it } from 'vitest'
import type { Act, Role } from '#api/roles.ts'
import { wallBefore } from './wall.rules.ts'

it.each<[Role, Act | undefined, string | null]>([
  ['trial', 'money', 'sheet'],
  ['trial', 'mail', 'toast'],
  ['trial', undefined, null],
  ['other', 'money', 'sheet'],
  ['other', 'mail', null],
  ['member', 'money', null],
  ['agent', 'money', null],
  ['guest', 'money', null],
])('%s on the way to what needs %s meets: %s', (role, needs, wall) => {
  expect(wallBefore(needs, role)).toBe(wall)
})
