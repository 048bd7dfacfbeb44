import { expect, it } from 'vitest'
import { contract } from '#api/contract.ts'
import { handlers } from './handlers.ts'

it('every endpoint has a handler of its name', () => {
  const answered = Object.entries(handlers).map(([name, { endpoint }]) => [name, endpoint])
  expect(Object.fromEntries(answered)).toEqual(contract)
})
