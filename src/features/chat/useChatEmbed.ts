import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { holdUpdates } from '../../device/page/busy.ts'
import { type EmbedFailure, EmbedMessage } from '../../net/embed/embed.messages.ts'
import type { EmbeddedChat } from './chat.atoms.ts'

/** Milliseconds until a chat that has not loaded is called slow (decisions 31). */
const slowAfter = 15_000

export interface ChatState {
  readonly phase: 'opening' | 'open' | 'failed'
  readonly failure: EmbedFailure | null
  readonly isSlow: boolean
}

/** Accepts messages only from the frame's exact origin and window. */
export function useChatEmbed({ origin }: EmbeddedChat, onExit: () => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [phase, setPhase] = useState<ChatState['phase']>('opening')
  const [failure, setFailure] = useState<EmbedFailure | null>(null)
  const [isSlow, setSlow] = useState(false)

  const hear = useEffectEvent((message: EmbedMessage) => {
    if (message.type === 'mela:opened') setPhase('open')
    if (message.type === 'mela:exit') onExit()
    if (message.type !== 'mela:failed') return
    setFailure(message.code)
    setPhase('failed')
  })

  useEffect(() => {
    const listen = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      const chat = frame.current?.contentWindow
      if (from !== origin || !chat || source !== chat) return
      const message = v.safeParse(EmbedMessage, data)
      if (message.success) hear(message.output)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [origin])

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => holdUpdates('chat'), [])

  const state: ChatState = { phase, failure, isSlow }
  return { frame, state }
}
