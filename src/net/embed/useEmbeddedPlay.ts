import { useAtomValue } from 'jotai'
import { useEffect, useReducer, useRef } from 'react'
import type { Launch } from '#api/games/launch.ts'
import { holdBack } from '#device/idle.ts'
import { holdUpdates } from '#device/page/busy.ts'
import { themeAtom } from '#device/page/theme.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import { whileCurrent } from '#device/whileCurrent.ts'
import { asFailure } from '#net/failure.ts'
import type { EmbedMessage } from './embed.messages.ts'
import { embedOrigin } from './origin.rules.ts'
import { type PlayEvent, initialPlay, isWaiting, nextPlay } from './play.rules.ts'
import { useEmbedMessages } from './useEmbedMessages.ts'

const slowAfter = 12_000

interface Options {
  readonly launch: () => Promise<Launch>
  readonly hosts: readonly string[] | undefined
  readonly language: string
  readonly isFree?: boolean
  readonly onMessage: (message: EmbedMessage) => void
}

export function useEmbeddedPlay({ launch, hosts, language, isFree = false, onMessage }: Options) {
  const [play, dispatch] = useReducer(nextPlay, initialPlay)
  const origin = play.launch && hosts ? embedOrigin(play.launch.url, hosts) : null
  const isForeign = play.launch !== null && hosts !== undefined && origin === null

  useEffect(() => {
    const answer = launch().then<PlayEvent, PlayEvent>(
      (launched) => ({ type: 'launched', launch: launched }),
      (thrown) => ({ type: 'failed', failure: { by: 'platform', failure: asFailure(thrown) } }),
    )
    return whileCurrent(answer, dispatch)
  }, [launch, play.attempt])

  useEffect(() => {
    if (isForeign) dispatch({ type: 'failed', failure: { by: 'address' } })
  }, [isForeign])

  const isOpening = isWaiting(play)
  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => dispatch({ type: 'slow' }), slowAfter)
    const release = holdBack(4000)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [isOpening, play.attempt])

  useEffect(() => holdUpdates('game'), [])

  const theme = useAtomValue(themeAtom)
  const sent = useRef<Launch | null>(null)
  const embed = useEmbedMessages(origin, (message, answer) => {
    if (message.type === 'mela:ready' && play.launch && sent.current !== play.launch) {
      sent.current = play.launch
      const { ticket } = play.launch
      const digits = phoneStorage.read('digits') ?? 'latin'
      const { direction } = getComputedStyle(document.documentElement)
      answer({ type: 'mela:ticket', ticket, language, direction, theme, digits, begins: isFree })
    }
    dispatch({ type: 'message', message, at: Date.now() })
    onMessage(message)
  })
  return { play, embed, isEmbedded: origin !== null, retry: () => dispatch({ type: 'retry' }) }
}
