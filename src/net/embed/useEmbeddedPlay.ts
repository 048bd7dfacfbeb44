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
import { type PlayEvent, atFirst, isWaiting, played } from './play.rules.ts'
import { useEmbedMessages } from './useEmbedMessages.ts'

const patience = 12_000

interface Options {
  readonly ask: () => Promise<Launch>
  readonly hosts: readonly string[] | undefined
  readonly language: string
  readonly isFree?: boolean
  readonly onSaid: (message: EmbedMessage) => void
}

export function useEmbeddedPlay({ ask, hosts, language, isFree = false, onSaid }: Options) {
  const [play, dispatch] = useReducer(played, atFirst)
  const origin = play.launch && hosts ? embedOrigin(play.launch.url, hosts) : null
  const isStranger = play.launch !== null && hosts !== undefined && origin === null

  useEffect(() => {
    const answer = ask().then<PlayEvent, PlayEvent>(
      (launch) => ({ type: 'launched', launch }),
      (thrown) => ({ type: 'failed', failure: { by: 'platform', failure: asFailure(thrown) } }),
    )
    return whileCurrent(answer, dispatch)
  }, [ask, play.attempt])

  useEffect(() => {
    if (isStranger) dispatch({ type: 'failed', failure: { by: 'address' } })
  }, [isStranger])

  const isOpening = isWaiting(play)
  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => dispatch({ type: 'slow' }), patience)
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
    dispatch({ type: 'said', message, at: Date.now() })
    onSaid(message)
  })
  return { play, embed, isEmbedded: origin !== null, retry: () => dispatch({ type: 'retry' }) }
}
