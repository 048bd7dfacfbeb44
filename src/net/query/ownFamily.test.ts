import { atom } from 'jotai'
import { expect, it } from 'vitest'
import { ownFamily } from './family.ts'
import { store } from './queryClient.ts'
import { forgetPlayer } from '#net/session/signOut.ts'

it('an atom by id is stable for one player, and dropped at sign-out', () => {
  const orderOf = ownFamily((id) => atom(id))
  const own = orderOf('D1')
  expect(orderOf('D1')).toBe(own)
  forgetPlayer(store.set)
  expect(orderOf('D1')).not.toBe(own)
})
