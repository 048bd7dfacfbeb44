import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { wait } from '#device/idle.ts'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import type { CallOptions } from '#net/call.ts'
import { type Failure, asFailure } from '#net/failure.ts'
import { otherPlayer, samePlayer } from '#net/session/player.ts'
import { isUnanswered } from './unanswered.ts'
import { newActKey } from './actKey.ts'

/**
 * `slow`: sent, and not answered for a while. `waiting`: not found, and looked up once more later. `unknown`: sent,
 * outcome unknown. `absent`: not found so far, and looked up now and then.
 */
type ActState =
  | 'idle'
  | 'sending'
  | 'slow'
  | 'checking'
  | 'waiting'
  | 'unknown'
  | 'absent'
  | 'refused'

const busyStates: readonly ActState[] = ['sending', 'slow', 'checking', 'waiting']

export interface MoneyAct<Filled, Result> {
  readonly sentKey: string | null
  readonly storeKey: (key: string) => void
  readonly dropKey: (key: string) => void
  readonly send: (filled: Filled, options: CallOptions) => Promise<Result>
  /** Null if the platform has no order with this key. */
  readonly find: (key: string) => Promise<Result | null>
  /** Also called after the player has left the page; `isMounted` is false then. */
  readonly onDone: (result: Result, isMounted: boolean) => void
  /** Called if an earlier request turns out to have arrived; the edited form was then not sent. */
  readonly onEarlier?: () => void
}

/** Milliseconds. */
const slowAfter = 10_000

/** Milliseconds. Nearly every request that arrives at all has arrived by the second lookup. */
const lookupInterval = 30_000

/**
 * Sends once per press, one request at a time, and never retries automatically. Looks up the outcome of a lost answer
 * at once, after a restart, and when the network is back. The key stays until the outcome is known, so that an edited
 * form cannot become a second order beside a late first one. If another player has signed in since the press, nothing
 * is sent, and the key waits for the next login of the player who pressed.
 */
export function useMoneyAct<Filled, Result>(act: MoneyAct<Filled, Result>) {
  const { sentKey, storeKey, dropKey, send, find, onDone, onEarlier } = act
  const [state, setState] = useState<ActState>(sentKey ? 'unknown' : 'idle')
  const [failure, setFailure] = useState<Failure>()
  const isUnderWay = useRef(false)
  const isEdited = useRef(false)
  const isSame = useRef(samePlayer())
  const isMounted = useIsMounted()
  const isOnline = useAtomValue(isOnlineAtom)

  const settle = (key: string, result: Result) => {
    if (!isSame.current()) return
    // Releases the guard of the page before onDone navigates.
    flushSync(() => {
      dropKey(key)
      setState('idle')
    })
    onDone(result, isMounted.current)
  }
  const settleFound = (key: string, result: Result) => {
    settle(key, result)
    if (isEdited.current && isSame.current()) onEarlier?.()
  }
  const lookUp = async (lost: string) => {
    if (!isSame.current()) throw otherPlayer()
    setState('checking')
    return find(lost)
  }
  const lookUpLater = async (lost: string) => {
    setState('waiting')
    await wait(lookupInterval)
    return lookUp(lost)
  }
  /**
   * `isAnswered`: the platform knows this key. If there is no order, it was refused and the key cannot be sent again.
   */
  const resolveLost = async (lost: string, isAnswered = false) => {
    try {
      const found = (await lookUp(lost)) ?? (await lookUpLater(lost))
      if (found !== null) return settleFound(lost, found)
      if (isAnswered && isSame.current()) dropKey(lost)
      setState('absent')
    } catch {
      setState('unknown')
    }
  }
  /** A slow request may have arrived, so a found order counts as its answer. */
  const answerTo = (sent: string, filled: Filled) => {
    let timer: ReturnType<typeof setTimeout>
    const early = new Promise<Result>((resolve) => {
      const onFound = (found: Result | null) => found !== null && resolve(found)
      timer = setTimeout(() => {
        if (!isSame.current()) return
        setState('slow')
        find(sent).then(onFound, () => undefined)
      }, slowAfter)
    })
    return Promise.race([send(filled, { idempotencyKey: sent }), early]).finally(() =>
      clearTimeout(timer),
    )
  }
  const sendOnce = async (sent: string, filled: Filled) => {
    if (!isSame.current()) throw otherPlayer()
    setState('sending')
    setFailure(undefined)
    storeKey(sent)
    try {
      settle(sent, await answerTo(sent, filled))
    } catch (thrown) {
      if (!isSame.current()) return
      const refusal = asFailure(thrown)
      const isMismatch = refusal.code === 'idempotency_mismatch'
      isEdited.current ||= isMismatch
      if (isUnanswered(refusal) || isMismatch) return resolveLost(sent, isMismatch)
      dropKey(sent)
      setFailure(refusal)
      setState('refused')
    }
  }
  /** Uses the same key: should the first request still arrive, the platform accepts only one of the two. */
  const sendEdited = async (lost: string, filled: Filled) => {
    try {
      const found = await lookUp(lost)
      if (found !== null) return settleFound(lost, found)
      isEdited.current = false
      await sendOnce(lost, filled)
    } catch {
      setState('unknown')
    }
  }
  const exclusively = async (work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    isSame.current = samePlayer()
    await work().finally(() => (isUnderWay.current = false))
  }
  const run = (filled: Filled) =>
    exclusively(() => {
      if (sentKey && state === 'unknown') return resolveLost(sentKey)
      if (sentKey && isEdited.current) return sendEdited(sentKey, filled)
      isEdited.current = false
      return sendOnce(sentKey ?? newActKey(), filled)
    })
  const check = () => exclusively(async () => (sentKey ? resolveLost(sentKey) : undefined))

  const lookUpAbsent = useEffectEvent(async (lost: string) => {
    if (!isSame.current()) return
    const found = await find(lost).catch(() => null)
    if (found !== null && !isUnderWay.current) settleFound(lost, found)
  })
  const absent = state === 'absent' ? sentKey : null
  useEffect(() => {
    if (absent === null) return
    const timer = setInterval(() => void lookUpAbsent(absent), lookupInterval)
    return () => clearInterval(timer)
  }, [absent])

  const checkLost = useEffectEvent(() => {
    if (state === 'unknown') void check()
  })
  useEffect(() => {
    if (isOnline) checkLost()
  }, [isOnline])

  return {
    state,
    failure: state === 'refused' ? failure : undefined,
    isBusy: busyStates.includes(state),
    isOnline,
    run: (filled: Filled) => void run(filled),
    check: () => void check(),
    /** Call it when the form is edited: an earlier request with an unknown outcome is looked up before the next one. */
    renew: () => {
      isEdited.current = true
      if (isUnderWay.current || state === 'unknown') return
      setState('idle')
    },
  }
}

function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
