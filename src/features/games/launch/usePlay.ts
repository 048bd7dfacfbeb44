import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useReducer } from 'react'
import { holdUpdates } from '../../../device/busy.ts'
import { asFailure } from '../../../net/failure.ts'
import type { FrameMessage } from './frame.messages.ts'
import {
  gameHostsAtom,
  launchIntent,
  refreshBalanceIntent,
  rememberGameIntent,
} from './launch.atoms.ts'
import type { LaunchTarget } from './launch.search.ts'
import { atFirst, frameOrigin, isWaiting, played } from './play.rules.ts'
import { useVendorFrame } from './useVendorFrame.ts'

const patience = 12_000

/** One game from its launch to its end. */
export function usePlay(target: LaunchTarget, onExit: () => void) {
  const [play, dispatch] = useReducer(played, atFirst)
  const launch = useSetAtom(launchIntent)
  const remember = useSetAtom(rememberGameIntent)
  const refreshBalance = useSetAtom(refreshBalanceIntent)
  const hosts = useAtomValue(gameHostsAtom)
  const origin = play.launch && hosts ? frameOrigin(play.launch.url, hosts) : null
  const isStranger = play.launch !== null && hosts !== undefined && origin === null

  useEffect(() => {
    let isCurrent = true
    const { category, vendor, id, code, isFree } = target
    launch({ category, vendor, ...(id && { id }), ...(code && { code }), free: isFree }).then(
      (launched) => isCurrent && dispatch({ type: 'launched', launch: launched }),
      (thrown: unknown) => {
        const failure = { by: 'platform', failure: asFailure(thrown) } as const
        if (isCurrent) dispatch({ type: 'failed', failure })
      },
    )
    return () => void (isCurrent = false)
  }, [launch, target, play.attempt])

  useEffect(() => {
    if (isStranger) dispatch({ type: 'failed', failure: { by: 'address' } })
  }, [isStranger])

  const mayBeSlow = isWaiting(play)
  useEffect(() => {
    if (!mayBeSlow) return
    const timer = setTimeout(() => dispatch({ type: 'slow' }), patience)
    return () => clearTimeout(timer)
  }, [mayBeSlow, play.attempt])

  useEffect(() => {
    const release = holdUpdates('game')
    return () => {
      release()
      refreshBalance()
    }
  }, [refreshBalance])

  const hear = (message: FrameMessage) => {
    dispatch({ type: 'said', message, at: Date.now() })
    if (message.type === 'mela:opened') void remember(target)
    if (message.type === 'mela:balance') refreshBalance()
    if (message.type === 'mela:exit') onExit()
  }
  const frame = useVendorFrame({ launch: play.launch, origin, onSaid: hear })
  return { play, frame, isFramed: origin !== null, retry: () => dispatch({ type: 'retry' }) }
}
