import { expect, it } from 'vitest'
import type { Permission, Role } from '#api/roles.ts'
import { isWalled } from './wall.rules.ts'

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
