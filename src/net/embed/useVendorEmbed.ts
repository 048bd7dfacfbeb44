import { useAtomValue } from 'jotai'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { lasting } from '../../device/storage/storage.ts'
import { themeAtom } from '../../device/page/theme.ts'
import { EmbedMessage, type TicketMessage } from './embed.messages.ts'
import type { Launch } from '../../api/games/launch.ts'

interface Options {
  readonly launch: Launch | null
  readonly origin: string | null
  readonly language: string
  readonly isFree?: boolean
  readonly onSaid: (message: EmbedMessage) => void
}

/** Accepts messages from the frame's exact origin and window only, and gives it the ticket once. */
export function useVendorEmbed(options: Options): RefObject<HTMLIFrameElement | null> {
  const { launch, origin, language, isFree = false } = options
  const frame = useRef<HTMLIFrameElement>(null)
  const theme = useAtomValue(themeAtom)
  const onSaid = useEffectEvent(options.onSaid)
  const ticketOf = useEffectEvent((ticket: string): TicketMessage => ({
    type: 'mela:ticket',
    ticket,
    language,
    theme,
    digits: lasting.read('digits') ?? 'latin',
    begins: isFree,
  }))
  useEffect(() => {
    if (!launch || origin === null) return
    let isGiven = false
    const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      const vendor = frame.current?.contentWindow
      if (from !== origin || !vendor || source !== vendor) return
      const message = v.safeParse(EmbedMessage, data)
      if (!message.success) return
      if (message.output.type === 'mela:ready' && !isGiven) {
        isGiven = true
        vendor.postMessage(ticketOf(launch.ticket), origin)
      }
      onSaid(message.output)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [launch, origin])
  return frame
}
