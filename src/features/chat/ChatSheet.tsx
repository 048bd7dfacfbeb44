import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { EmbedCover, Embed } from '#ui/feedback/Embed.tsx'
import css from './ChatSheet.module.css'
import type { EmbeddedChat } from './chat.atoms.ts'
import { holdUpdates } from '#device/page/busy.ts'
import { useAfter } from '#device/useLater.ts'
import { phoneStorage } from '#device/storage/storage.ts'
import type { EmbedFailure } from '#net/embed/embed.messages.ts'
import { useEmbedMessages } from '#net/embed/useEmbedMessages.ts'

interface Props {
  readonly chat: EmbeddedChat
  readonly onClose: () => void
  readonly onRetry: () => void
}

/** Milliseconds before a chat that has not loaded counts as slow. */
const slowAfter = 15_000

export function ChatSheet({ chat, onClose, onRetry }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<EmbedFailure | null>(null)
  const isSlow = useAfter(slowAfter)
  const isFailed = failure !== null
  const embed = useEmbedMessages(chat.origin, (message, answer) => {
    if (message.type === 'mela:ready')
      answer({ type: 'mela:settings', digits: phoneStorage.read('digits') ?? 'latin' })
    if (message.type === 'mela:opened') setOpen(true)
    if (message.type === 'mela:exit') onClose()
    if (message.type === 'mela:failed') setFailure(message.code)
  })
  useEffect(() => holdUpdates('chat'), [])
  const actions = (isFailed || isSlow) && (
    <>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
      {!isFailed && (
        <a className={buttonClass('ghost')} href={chat.url} rel="noopener noreferrer">
          <Trans>Open in a new window</Trans> <Icon name="external" size="small" />
        </a>
      )}
      <Button kind="quiet" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  )
  return (
    <Sheet open flush title={t`Live chat`} closeLabel={t`Close the chat`} onClose={onClose}>
      <div className={css.room}>
        {!isFailed && <Embed ref={embed} src={chat.url} title={t`Live chat`} />}
        {(isFailed || !isOpen) && (
          <EmbedCover
            art={null}
            isFailed={isFailed}
            text={isFailed ? <WhyFailed failure={failure} /> : <Waiting isSlow={isSlow} />}
            actions={actions}
          />
        )}
      </div>
    </Sheet>
  )
}

const Waiting = ({ isSlow }: { readonly isSlow: boolean }) =>
  isSlow ? <Trans>The network is slow</Trans> : <Trans>Opening the chat…</Trans>

const WhyFailed = ({ failure }: { readonly failure: EmbedFailure }) =>
  failure === 'network' ? (
    <Trans>The chat is not responding. Check your connection and try again.</Trans>
  ) : (
    <Trans>This chat has ended. Open it again to continue.</Trans>
  )
