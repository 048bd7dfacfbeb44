import { type Atom, atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { epochAtom } from '#net/session/credentials.ts'
import type { Read } from './query.ts'
import { privateAtom } from './queryClient.ts'

/**
 * For reads that have a form below them: keeps the value of the earlier language until the new one arrives, so that
 * the form stays on screen. Another player never gets it.
 */
export function acrossLanguages<R extends Read<unknown>>(source: Atom<R>): Atom<R> {
  const now = atom((get) => ({ read: get(source), epoch: get(epochAtom) }))
  const carriedAtom = selectAtom(
    now,
    (next, before?: { readonly read: R; readonly epoch: number }) => {
      if (next.read.value !== undefined || next.epoch !== before?.epoch) return next
      const { value, at } = before.read
      return { ...next, read: { ...next.read, value, at } }
    },
  )
  return privateAtom((get) => get(carriedAtom).read)
}
