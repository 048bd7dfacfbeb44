import { atom } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { credentialsAtom, renewCredentialsAtom } from './credentials.ts'
import { playerAtom, playerIntent, samePlayer } from './player.ts'

const as = (account: string) => store.set(credentialsAtom, { token: account, account })

beforeEach(() => as('rahim'))

describe('state of a person', () => {
  it('belongs to one player only, also when they come back', () => {
    const typedAtom = playerAtom('')
    store.set(typedAtom, '01712345678')
    as('karim')
    expect(store.get(typedAtom)).toBe('')
    store.set(typedAtom, 'of Karim')
    as('rahim')
    expect(store.get(typedAtom)).toBe('')
  })

  it('of a visitor is gone after the login and after the sign-out', () => {
    store.set(credentialsAtom, null)
    const typedAtom = playerAtom('')
    store.set(typedAtom, 'of a guest')
    as('rahim')
    expect(store.get(typedAtom)).toBe('')
    store.set(typedAtom, 'of Rahim')
    store.set(credentialsAtom, null)
    expect(store.get(typedAtom)).toBe('')
  })

  it('stays when the same player gets another token', () => {
    const countAtom = playerAtom(1)
    store.set(countAtom, (count) => count + 1)
    store.set(renewCredentialsAtom, { token: 'another', account: 'rahim' })
    expect(store.get(countAtom)).toBe(2)
  })

  it('updates the screens that show it', () => {
    const typedAtom = playerAtom('')
    const shown = vi.fn<() => void>()
    const release = store.sub(typedAtom, shown)
    store.set(typedAtom, 'of Rahim')
    as('karim')
    expect(shown).toHaveBeenCalledTimes(2)
    release()
  })

  it('may start from stored data', () => {
    let stored = 'first'
    const readAtom = playerAtom(() => stored)
    expect(store.get(readAtom)).toBe('first')
    stored = 'second'
    expect(store.get(readAtom)).toBe('first')
    as('karim')
    expect(store.get(readAtom)).toBe('second')
  })
})

it('distinguishes the player of a tap from the next', () => {
  const isSame = samePlayer()
  expect(isSame()).toBe(true)
  as('rahim')
  expect(isSame()).toBe(false)
})

describe('an intent that waits', () => {
  const typedAtom = playerAtom('')
  const other = { kind: 'signedOut', code: 'other_player' }

  it('goes on for the same player, and writes nothing for another', async () => {
    const waitIntent = playerIntent(async (_get, set, wait: Promise<void>) => {
      await wait
      set(typedAtom, 'done')
    })
    await store.set(waitIntent, Promise.resolve())
    expect(store.get(typedAtom)).toBe('done')
    const late = Promise.withResolvers<void>()
    const waiting = store.set(waitIntent, late.promise)
    as('karim')
    late.resolve()
    await expect(waiting).rejects.toMatchObject(other)
    expect(store.get(typedAtom)).toBe('')
  })

  it('reads nothing of another player', async () => {
    const late = Promise.withResolvers<void>()
    const readIntent = playerIntent(async (get) => {
      await late.promise
      return get(typedAtom)
    })
    const reading = store.set(readIntent)
    as('karim')
    late.resolve()
    await expect(reading).rejects.toMatchObject(other)
  })

  it('goes on after a login of its own, as that player', async () => {
    const loginIntent = playerIntent(async (_get, set) => {
      await Promise.resolve()
      set(atom(null, (_, write) => write(credentialsAtom, { token: 'k', account: 'karim' })))
      set(typedAtom, 'of Karim')
    })
    await store.set(loginIntent)
    expect(store.get(typedAtom)).toBe('of Karim')
  })
})
