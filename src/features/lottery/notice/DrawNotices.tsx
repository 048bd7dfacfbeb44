import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { platformNow } from '../../../net/reach/clock.ts'
import { toastContent } from '../../../ui/feedback/toasts.ts'
import { useDrawn } from '../draws/useDrawn.ts'
import { isLotteryOffAtom, ticketsAtom } from '../lottery.atoms.ts'
import { nextSettling } from '../tickets/ticket.rules.ts'
import { DrawNotice } from './DrawNotice.tsx'
import { type DrawResult, resultsToTell } from './notice.rules.ts'
import { readTold, storeTold } from './told.storage.ts'

/** Milliseconds. */
const shownFor = 8000

interface Props {
  /** A game is on screen: results wait until the player leaves it. */
  readonly isPlaying: boolean
}

export const DrawNotices = (props: Props) =>
  useAtomValue(isLotteryOffAtom) ? null : <Watch {...props} />

function Watch({ isPlaying }: Props) {
  const tickets = useAtomValue(ticketsAtom(null))
  useDrawn(tickets, (time) => nextSettling(tickets.value ?? [], time))
  const tell = useEffectEvent(() => {
    if (isPlaying || document.hidden) return
    const results = resultsToTell(tickets.value ?? [], readTold(), platformNow())
    if (results.length === 0) return
    storeTold(results)
    for (const result of results) say(result)
  })
  useEffect(() => tell(), [tickets.value, isPlaying])
  useEffect(() => {
    const onShown = () => tell()
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [])
  return null
}

function say(result: DrawResult) {
  const isGain = result.prize > result.stake
  const close = toastContent(
    isGain ? 'success' : 'info',
    result.name,
    <DrawNotice result={result} onFollow={() => close()} />,
    shownFor,
  )
}
