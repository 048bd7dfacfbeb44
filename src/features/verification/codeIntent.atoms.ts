import { type Getter, type Setter, atom } from 'jotai'
import * as v from 'valibot'
import type { Expiry } from '#api/account/verification.ts'
import { readJson, tabStorage } from '#device/storage/storage.ts'
import { untilAborted } from '#device/deadline.ts'
import { asFailure } from '#net/failure.ts'
import { deadlineHere, pauseOf } from '#net/reach/pause.ts'
import { otherPlayer, playerAtom, samePlayer } from '#net/session/player.ts'

export interface Sending {
  readonly onSend: () => void
  /** The player has to answer something else first, a human check for example. */
  readonly onPause: () => void
  readonly signal: AbortSignal
}

/** Undefined if the player stopped waiting. */
type Answer = Promise<Expiry | null | undefined>
type Send = (request: (signal: AbortSignal) => Promise<Expiry | null>) => Answer

interface Sender extends Pick<Sending, 'onPause'> {
  readonly get: Getter
  readonly set: Setter
  readonly send: Send
}

/**
 * Reading it returns when the next code may be requested. Writing requests a code and stores how long to wait; false
 * if none was sent or the player stopped waiting. Nothing is sent or stored once another player has signed in.
 */
export const codeIntent = <W>(
  waitKeyOf: (wish: W) => string,
  request: (wish: W, sender: Sender) => Answer,
) =>
  atom(
    (get) => (wish: W) => get(waitsAtom)[waitKeyOf(wish)] ?? 0,
    async (get, set, wish: W, { onSend, onPause, signal }: Sending) => {
      const isSame = samePlayer()
      const wait = (deadline: number) => {
        if (isSame()) set(waitsAtom, waitKeyOf(wish), deadline)
      }
      const send: Send = (request) => {
        if (!isSame()) throw otherPlayer()
        onSend()
        return untilAborted(request(signal), signal)
      }
      try {
        const expiry = await request(wish, { get, set, send, onPause })
        if (expiry) wait(deadlineHere(expiry))
        return Boolean(expiry)
      } catch (thrown) {
        // A request made too early is refused with the time to wait.
        const deadline = pauseOf(asFailure(thrown))
        if (deadline > 0) wait(deadline)
        throw thrown
      }
    },
  )

export type CodeIntent<W> = ReturnType<typeof codeIntent<W>>

const storageKey = 'codeWaits'
const Waits = v.fallback(v.record(v.string(), v.number()), {})
type Waits = v.InferOutput<typeof Waits>

const changedAtom = playerAtom<Waits | null>(null)

/**
 * When the next code may be requested, by purpose and number, in epoch milliseconds on this phone's clock.
 * Survives a reload.
 */
const waitsAtom = atom(
  (get): Waits => get(changedAtom) ?? v.parse(Waits, readJson(tabStorage, storageKey)),
  (get, set, key: string, deadline: number) => {
    const running = Object.entries(get(waitsAtom)).filter(([, until]) => until > Date.now())
    const waits = { ...Object.fromEntries(running), [key]: deadline }
    tabStorage.write(storageKey, JSON.stringify(waits))
    set(changedAtom, waits)
  },
)
