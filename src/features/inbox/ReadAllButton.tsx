import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { InboxScope } from '../../api/content/inbox.ts'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { useIntent } from '../../net/useIntent.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { inboxOf, readAllIntent, unreadCountsAtom } from './inbox.atoms.ts'
import { unreadIn } from './inbox.rules.ts'

export function ReadAllButton({ scope }: { readonly scope: InboxScope }) {
  const { value = [] } = useAtomValue(inboxOf(scope))
  const counted = useAtomValue(unreadCountsAtom)
  const { run, isBusy, failure } = useIntent(readAllIntent)
  const textOf = useFailureText()
  useEffect(() => {
    if (failure) toast(failure.kind === 'offline' ? 'offline' : 'fail', textOf(failure))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one toast per failure
  }, [failure])
  const hasMoreUnread = (scope === 'ALL' ? counted.all : counted.personal) > 0
  if (value.length === 0 || !(hasMoreUnread || unreadIn(value).length > 0)) return null
  return (
    <Button kind="quiet" size="small" busy={isBusy} onClick={() => void run(scope)}>
      <Trans>Mark all read</Trans>
    </Button>
  )
}
