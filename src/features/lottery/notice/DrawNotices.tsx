import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { phoneStorage, readJson } from '#device/storage/storage.ts'
import { platformNow } from '#net/reach/clock.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useDrawn } from '#features/lottery/draws/useDrawn.ts'
import { isLotteryOffAtom, ticketsAtom } from '#features/lottery/lottery.atoms.ts'
import { nextSettling } from '#features/lottery/tickets/ticket.rules.ts'
import { DrawNotice } from './DrawNotice.tsx'
import { type DrawResult, resultsToTell, withTold } from './notice.rules.ts'

/** Milliseconds. */
const shownFor = 8000

/** In `localStorage`, shared with other tabs and the next visit: keys of draws, nothing about the player. */
const storageKey = 'toldDraws'
const Told = v.fallback(v.array(v.string()), [])

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
    const told = v.parse(Told, readJson(phoneStorage, storageKey))
    const results = resultsToTell(tickets.value ?? [], told, platformNow())
    if (results.length === 0) return
    phoneStorage.write(storageKey, JSON.stringify(withTold(told, results)))
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
  const content = <DrawNotice result={result} onFollow={() => close()} />
  const close = toast(isGain ? 'success' : 'info', result.name, shownFor, undefined, content)
}
