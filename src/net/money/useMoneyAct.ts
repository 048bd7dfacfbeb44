import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isOnlineAtom } from '../../device/traffic/connection.ts'
import { type Failure, asFailure } from '../failure.ts'
import { isUnanswered } from './unanswered.ts'
import { newActKey } from './actKey.ts'

/**
 * `waiting`: looked for, not there, and to be looked for once more. `unknown`: sent, and nobody knows what became of
 * it. `absent`: not there at either look.
 */
export type ActState =
  'idle' | 'sending' | 'checking' | 'waiting' | 'unknown' | 'absent' | 'refused'

export interface Act<Result> {
  /** The idempotency key of what was sent and has had no answer. */
  readonly sentKey: string | null
  /** Keeps the key where a reload finds it again. */
  readonly keep: (key: string) => void
  /** There is an outcome. */
  readonly drop: (key: string) => void
  readonly send: (key: string) => Promise<Result>
  /** Reads what became of a form whose answer was lost. */
  readonly find: (key: string) => Promise<Result | null>
  /** Also after the player has gone elsewhere, who is not fetched back then. */
  readonly onDone: (result: Result, isHere: boolean) => void
  /** What was sent before the form was edited has arrived after all; the edited form was not sent. */
  readonly onEarlier?: () => void
}

/** By then a request that was still on its way has arrived, or never will. */
const secondLookAfter = 30_000
const secondLook = () => new Promise((resolve) => setTimeout(resolve, secondLookAfter))

/**
 * What moves money is sent once per press, one at a time, and never again by itself: a lost answer is looked for,
 * at once, after a restart, and when the network is back. Its key stays until there is an outcome, so that an edited
 * form cannot become a second order beside a late first one.
 */
export function useMoneyAct<Result>(act: Act<Result>) {
  const { sentKey, keep, drop, send, find, onDone, onEarlier } = act
  const [state, setState] = useState<ActState>(sentKey ? 'unknown' : 'idle')
  const [failure, setFailure] = useState<Failure>()
  const isUnderWay = useRef(false)
  const isEdited = useRef(false)
  const isHere = useIsHere()
  const isOnline = useAtomValue(isOnlineAtom)

  const settle = (key: string, result: Result) => {
    // Whatever guards the page while something is under way lets go before the way on is taken.
    flushSync(() => {
      drop(key)
      setState('idle')
    })
    onDone(result, isHere.current)
  }
  const settleFound = (key: string, result: Result) => {
    settle(key, result)
    if (isEdited.current) onEarlier?.()
  }
  const lookAt = async (lost: string) => {
    setState('checking')
    return find(lost)
  }
  const lookAgain = async (lost: string) => {
    setState('waiting')
    await secondLook()
    return lookAt(lost)
  }
  const release = (key: string) => {
    drop(key)
    isEdited.current = false
  }
  /** A key that is answered and has nothing to show for it was refused: it can send nothing more. */
  const look = async (lost: string, isAnswered = false) => {
    try {
      const found = (await lookAt(lost)) ?? (await lookAgain(lost))
      if (found !== null) return settleFound(lost, found)
      if (isAnswered) release(lost)
      setState('absent')
    } catch {
      setState('unknown')
    }
  }
  const sendOnce = async (sent: string) => {
    setState('sending')
    setFailure(undefined)
    keep(sent)
    try {
      settle(sent, await send(sent))
    } catch (thrown) {
      const refusal = asFailure(thrown)
      const isOther = refusal.code === 'idempotency_mismatch'
      isEdited.current ||= isOther
      if (isUnanswered(refusal) || isOther) return look(sent, isOther)
      drop(sent)
      setFailure(refusal)
      setState('refused')
    }
  }
  /** Under the same key: should the first one still come, the platform takes one of the two and no more. */
  const sendEdited = async (lost: string) => {
    try {
      const found = await lookAt(lost)
      if (found !== null) return settleFound(lost, found)
      isEdited.current = false
      await sendOnce(lost)
    } catch {
      setState('unknown')
    }
  }
  const alone = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await work().finally(() => (isUnderWay.current = false))
  }
  const run = () =>
    alone(() => {
      if (sentKey && state === 'unknown') return look(sentKey)
      if (sentKey && isEdited.current) return sendEdited(sentKey)
      isEdited.current = false
      return sendOnce(sentKey ?? newActKey())
    })
  const check = () => alone(async () => (sentKey ? look(sentKey) : undefined))

  const checkLost = useEffectEvent(() => {
    if (state === 'unknown') void check()
  })
  useEffect(() => {
    if (isOnline) checkLost()
  }, [isOnline])

  return {
    state,
    failure: state === 'refused' ? failure : undefined,
    isBusy: state === 'sending' || state === 'checking' || state === 'waiting',
    run: () => void run(),
    check: () => void check(),
    /** The form was edited: what was sent of it before is looked for first, should nobody know what became of it. */
    renew: () => {
      isEdited.current = true
      if (isUnderWay.current || state === 'unknown') return
      setState('idle')
    },
  }
}

function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
