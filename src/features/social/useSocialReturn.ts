import { useEffect, useEffectEvent, useState } from 'react'
import { newKey } from '#device/newKey.ts'
import { isUnanswered } from '#net/money/unanswered.ts'
import { useIntent } from '#net/useIntent.ts'
import { finishSocialIntent, takeTrip } from './social.atoms.ts'
import { arrivalOf } from './social.rules.ts'

function arrive() {
  const trip = takeTrip()
  return { trip, arrival: arrivalOf(takeAnswer(), trip, Date.now()) }
}

export function useSocialReturn(onSignedIn: (path: string) => void) {
  const [{ trip, arrival }] = useState(arrive)
  const [idempotencyKey] = useState(() => newKey())
  const { run, failure } = useIntent(finishSocialIntent)
  const finish = async () => {
    if (arrival.kind === 'ended') return
    const path = await run(arrival.code, arrival.trip, { idempotencyKey })
    if (path !== undefined) onSignedIn(path)
  }
  const begin = useEffectEvent(() => void finish())
  useEffect(() => begin(), [])
  return {
    trip,
    failure,
    retry: failure && isUnanswered(failure) ? () => void finish() : undefined,
    ending: arrival.kind === 'ended' ? arrival.ending : undefined,
  }
}

/** Returns the answer once and erases it. */
export function takeAnswer(): string {
  const answer = window.mela.socialAnswer ?? location.search
  delete window.mela.socialAnswer
  if (location.search || location.hash) history.replaceState(history.state, '', location.pathname)
  return answer
}
