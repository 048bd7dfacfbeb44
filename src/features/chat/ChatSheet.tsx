import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { EmbedCover, Embed } from '../../ui/feedback/Embed.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import css from './ChatSheet.module.css'
import type { EmbeddedChat } from './chat.atoms.ts'
import { type ChatState, useChatEmbed } from './useChatEmbed.ts'

interface Props {
  readonly chat: EmbeddedChat
  readonly onClose: () => void
  readonly onRetry: () => void
}

export function ChatSheet({ chat, onClose, onRetry }: Props) {
  const { t } = useLingui()
  const { embed, state } = useChatEmbed(chat, onClose)
  return (
    <Sheet open flush title={t`Live chat`} closeLabel={t`Close the chat`} onClose={onClose}>
      <div className={css.room}>
        {state.phase !== 'failed' && <Embed ref={embed} src={chat.url} title={t`Live chat`} />}
        {state.phase !== 'open' && (
          <ChatCover {...state} url={chat.url} onRetry={onRetry} onClose={onClose} />
        )}
      </div>
    </Sheet>
  )
}

interface CoverProps extends ChatState {
  readonly url: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

function ChatCover({ phase, failure, isSlow, url, onRetry, onClose }: CoverProps) {
  const isFailed = phase === 'failed'
  return (
    <EmbedCover
      art={null}
      isFailed={isFailed}
      text={isFailed ? <WhyFailed failure={failure} /> : <Waiting isSlow={isSlow} />}
      actions={
        (isFailed || isSlow) && (
          <>
            <Button onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            {!isFailed && (
              <a className={buttonClass('ghost')} href={url} rel="noopener noreferrer">
                <Trans>Open in a new window</Trans> <Icon name="external" size="small" />
              </a>
            )}
            <Button kind="quiet" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )
      }
    />
  )
}

const Waiting = ({ isSlow }: { readonly isSlow: boolean }) =>
  isSlow ? <Trans>The network is slow</Trans> : <Trans>Opening the chat…</Trans>

const WhyFailed = ({ failure }: Pick<ChatState, 'failure'>) =>
  failure === 'network' ? (
    <Trans>The chat is not answering. Check your connection and try again.</Trans>
  ) : (
    <Trans>This chat has ended. Open it again to continue.</Trans>
  )
