import * as v from 'valibot'
import { expect, it } from 'vitest'
import { faultsOf, placesOf } from './faults.ts'

const schema = v.object({ day: v.pipe(v.string(), v.minLength(2)) })

it.each([
  ['missing', ''],
  ['missing', null],
  ['missing', undefined],
  ['malformed', '1'],
  ['malformed', 0],
])('a field has the error %s for the value %j', (fault, day) => {
  expect(faultsOf(schema, { day })).toEqual({ day: fault })
})

it.each(['constructor', '__proto__', 'toString'])('the code %s belongs to no field', (code) =>
  expect(placesOf({ code, details: null }, { name_taken: 'name' })).toEqual([]),
)
