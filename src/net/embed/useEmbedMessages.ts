import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { EmbedMessage, type PageMessage } from './embed.messages.ts'

type OnMessage = (message: EmbedMessage, answer: (message: PageMessage) => void) => void

/** Accepts messages only from the embed's exact origin and window; `answer` sends one back to that origin. */
export function useEmbedMessages(
  origin: string | null,
  onMessage: OnMessage,
): RefObject<HTMLIFrameElement | null> {
  const embed = useRef<HTMLIFrameElement>(null)
  const onOwnMessage = useEffectEvent(onMessage)
  useEffect(() => {
    if (origin === null) return
    const listen = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      const embedded = embed.current?.contentWindow
      if (from !== origin || !embedded || source !== embedded) return
      const message = v.safeParse(EmbedMessage, data)
      if (message.success)
        onOwnMessage(message.output, (answer) => embedded.postMessage(answer, origin))
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [origin])
  return embed
}
