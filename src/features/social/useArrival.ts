import { useEffect, useEffectEvent, useState } from 'react'
import { useIntent } from '../../net/useIntent.ts'
import { takeAnswer } from './answer.ts'
import { finishSocialIntent } from './social.atoms.ts'
import { arrivalOf } from './social.rules.ts'
import { takeTrip } from './trip.ts'

function arrive() {
  const trip = takeTrip()
  return { trip, arrival: arrivalOf(takeAnswer(), trip, Date.now()) }
}

export function useArrival(onSignedIn: (path: string) => void) {
  const [{ trip, arrival }] = useState(arrive)
  const { run, failure } = useIntent(finishSocialIntent)
  const finish = useEffectEvent(async () => {
    if (arrival.kind === 'ended') return
    const path = await run(arrival.code, arrival.trip)
    if (path !== undefined) onSignedIn(path)
  })
  useEffect(() => void finish(), [])
  return { trip, failure, ending: arrival.kind === 'ended' ? arrival.ending : undefined }
}
