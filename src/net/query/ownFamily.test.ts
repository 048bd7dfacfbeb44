import { atom } from 'jotai'
import { expect, it } from 'vitest'
import { ownFamily } from './family.ts'
import { store } from './queryClient.ts'
import { forgetPlayer } from '#net/session/signOut.ts'

it('an atom by an id stays the same for one player, and goes with them', () => {
  const orderOf = ownFamily((id) => atom(id))
  const own = orderOf('D1')
  expect(orderOf('D1')).toBe(own)
  forgetPlayer(store.set)
  expect(orderOf('D1')).not.toBe(own)
})
