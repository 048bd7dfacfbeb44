import { describe, expect, it } from 'vitest'
import { type SwitchId, isOn } from './switches.ts'

describe('a switch', () => {
  it.each<[string, SwitchId, boolean | undefined, boolean]>([
    ['a module without a switch is on', 'REG3', undefined, true],
    ['a module is off once the platform says so', 'REG3', false, false],
    ['an extra without a switch is off', 'REWCEN3', undefined, false],
    ['an extra is on once the platform says so', 'REWCEN3', true, true],
  ])('%s', (_, id, said, is) => {
    expect(isOn(said === undefined ? {} : { [id]: said }, id)).toBe(is)
  })
})
