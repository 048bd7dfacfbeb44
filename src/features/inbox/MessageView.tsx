import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'
import type { Message } from '#api/content/inbox.ts'
import { useFormat } from '#i18n/format.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Button } from '#ui/button/Button.tsx'
import { ErrorState, FailureState } from '#ui/feedback/EmptyState.tsx'
import { ServerHtml } from '#ui/html/ServerHtml.tsx'
import { Skeleton, useSkeleton } from '#ui/skeleton/Skeleton.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import css from './MessageView.module.css'
import { messageOf, readMessageIntent, removeMessageIntent } from './inbox.atoms.ts'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { useIntent } from '#net/useIntent.ts'
import { confirm } from '#ui/overlay/confirmation.ts'
import { useFailureToast } from '#ui/feedback/useFailureToast.ts'
import type { Failure } from '#net/failure.ts'

export function MessageView({ id }: { readonly id: string }) {
  const { value, failure, isPending, retry } = useAtomValue(messageOf(id))
  const isSkeletonShown = useSkeleton(isPending)
  if (value) return <OpenMessage message={value} />
  if (failure?.code === 'not_found') return <Gone />
  if (failure) return <InboxErrorNotice failure={failure} onRetry={retry} />
  if (!isSkeletonShown) return null
  return (
    <div className={css.message}>
      <Skeleton className={css.waiting} />
    </div>
  )
}

function OpenMessage({ message }: { readonly message: Message }) {
  const { moment } = useFormat()
  const read = useSetAtom(readMessageIntent)
  const remove = useRemoval(message)
  useEffect(() => read(message), [message, read])
  return (
    <article className={css.message}>
      <h1 className={css.title}>
        <PlatformText>{message.title}</PlatformText>
      </h1>
      <p className={css.facts}>
        <time dateTime={new Date(message.time).toISOString()}>{moment(message.time)}</time>
        {message.isPersonal && (
          <Badge kind="quiet">
            <Trans>Personal</Trans>
          </Badge>
        )}
      </p>
      <ServerHtml
        className={css.content ?? ''}
        html={message.content}
        waiting={<Skeleton className={css.waiting} />}
        failed={
          <p className={css.content}>
            <Trans>The text could not be loaded. Open it again.</Trans>
          </p>
        }
      />
      <div className={css.actions}>
        <Button kind="ghost" onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </article>
  )
}

const Gone = () => (
  <ErrorState
    title={<Trans>This message is no longer available</Trans>}
    action={
      <LinkButton to="/m/webEmail" replace>
        <Trans>Back to the inbox</Trans>
      </LinkButton>
    }
  />
)

function useRemoval(message: Message) {
  const { t } = useLingui()
  const { navigate } = useRouter()
  const { run } = useIntent(removeMessageIntent, useFailureToast())
  return async () => {
    const isAgreed = await confirm({
      title: t`Delete this message?`,
      text: message.title,
      confirm: t`Delete`,
      cancel: t({ message: 'Keep', comment: 'Button: do not delete the message.' }),
      kind: 'danger',
    })
    if (!isAgreed) return
    await navigate({ to: '/m/webEmail', replace: true })
    await run(message)
  }
}

interface NoticeProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Inbox messages are never cached on the device: offline, only what this visit loaded is shown. */
export const InboxErrorNotice = (props: NoticeProps) =>
  props.failure.kind === 'offline' ? (
    <FailureState {...props} title={<Trans>Your inbox needs a connection</Trans>}>
      <Trans>For your privacy, messages are never stored on this device.</Trans>
    </FailureState>
  ) : (
    <FailureState {...props} />
  )
