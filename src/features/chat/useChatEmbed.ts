import { useEffect, useState } from 'react'
import { holdUpdates } from '../../device/page/busy.ts'
import { useAfter } from '../../device/useAfter.ts'
import { phoneStorage } from '../../device/storage/storage.ts'
import type { EmbedFailure } from '../../net/embed/embed.messages.ts'
import { useEmbedMessages } from '../../net/embed/useEmbedMessages.ts'
import type { EmbeddedChat } from './chat.atoms.ts'

/** Milliseconds before a chat that has not loaded counts as slow (decisions 31). */
const slowAfter = 15_000

export interface ChatState {
  readonly phase: 'opening' | 'open' | 'failed'
  readonly failure: EmbedFailure | null
  readonly isSlow: boolean
}

export function useChatEmbed({ origin }: EmbeddedChat, onExit: () => void) {
  const [phase, setPhase] = useState<ChatState['phase']>('opening')
  const [failure, setFailure] = useState<EmbedFailure | null>(null)
  const isSlow = useAfter(slowAfter)

  const embed = useEmbedMessages(origin, (message, answer) => {
    if (message.type === 'mela:ready')
      answer({ type: 'mela:settings', digits: phoneStorage.read('digits') ?? 'latin' })
    if (message.type === 'mela:opened') setPhase('open')
    if (message.type === 'mela:exit') onExit()
    if (message.type !== 'mela:failed') return
    setFailure(message.code)
    setPhase('failed')
  })

  useEffect(() => holdUpdates('chat'), [])

  const state: ChatState = { phase, failure, isSlow }
  return { embed, state }
}
