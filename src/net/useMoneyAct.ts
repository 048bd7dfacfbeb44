import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isOnlineAtom } from '../device/connection.ts'
import { type Failure, asFailure } from './failure.ts'
import { isUnanswered } from './unanswered.ts'

/** `unknown`: sent, and nobody knows what became of it. `absent`: looked for, and not there. */
export type ActState = 'idle' | 'sending' | 'checking' | 'unknown' | 'absent' | 'refused'

interface Act<Result> {
  /** The idempotency key of the filled form, once it was sent. */
  readonly sentKey: string | null
  /** Keeps the key where a reload finds it again; null once there is an outcome. */
  readonly keep: (key: string | null) => void
  readonly send: (key: string) => Promise<Result>
  /** Reads what became of a form whose answer was lost. */
  readonly find: (key: string) => Promise<Result | null>
  /** Also after the player has gone elsewhere, who is not fetched back then. */
  readonly onDone: (result: Result, isHere: boolean) => void
}

/**
 * What moves money is sent once per press, one at a time, and never again by itself: a lost answer is looked for,
 * at once, after a reload, and when the network is back.
 */
export function useMoneyAct<Result>({ sentKey, keep, send, find, onDone }: Act<Result>) {
  const [state, setState] = useState<ActState>(sentKey ? 'unknown' : 'idle')
  const [failure, setFailure] = useState<Failure>()
  const isUnderWay = useRef(false)
  const isHere = useRef(false)
  const isOnline = useAtomValue(isOnlineAtom)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const settle = (result: Result) => {
    // Whatever guards the page while something is under way lets go before the way on is taken.
    flushSync(() => {
      keep(null)
      setState('idle')
    })
    onDone(result, isHere.current)
  }
  const look = async (lost: string) => {
    setState('checking')
    try {
      const found = await find(lost)
      if (found === null) setState('absent')
      else settle(found)
    } catch {
      setState('unknown')
    }
  }
  const sendOnce = async (sent: string) => {
    setState('sending')
    setFailure(undefined)
    keep(sent)
    try {
      settle(await send(sent))
    } catch (thrown) {
      const refusal = asFailure(thrown)
      if (isUnanswered(refusal) || refusal.code === 'idempotency_mismatch') return look(sent)
      keep(null)
      setFailure(refusal)
      setState('refused')
    }
  }
  const alone = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await work().finally(() => (isUnderWay.current = false))
  }
  const run = () => alone(() => sendOnce(sentKey ?? crypto.randomUUID()))
  const check = () => alone(async () => (sentKey ? look(sentKey) : undefined))

  const lookAgain = useEffectEvent(() => {
    if (state === 'unknown') void check()
  })
  useEffect(() => {
    if (isOnline) lookAgain()
  }, [isOnline])

  return {
    state,
    failure: state === 'refused' ? failure : undefined,
    isBusy: state === 'sending' || state === 'checking',
    run: () => void run(),
    check: () => void check(),
    /** The form was edited: it is another act now, unless nobody knows yet what became of the first. */
    renew: () => {
      if (isUnderWay.current || state === 'idle' || state === 'unknown') return
      keep(null)
      setState('idle')
    },
  }
}
