import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { InboxScope } from '../../api/content/inbox.ts'
import { useIntent } from '../../net/useIntent.ts'
import { Button } from '../../ui/button/Button.tsx'
import { inboxOf, readAllIntent, unreadCountsAtom } from './inbox.atoms.ts'
import { unreadIn } from './inbox.rules.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { useFailureToast } from '../../ui/feedback/useFailureToast.ts'

export function ReadAllButton({ scope }: { readonly scope: InboxScope }) {
  const { t } = useLingui()
  const { value = [] } = useAtomValue(inboxOf(scope))
  const counted = useAtomValue(unreadCountsAtom)
  const { run, isBusy } = useIntent(readAllIntent, useFailureToast())
  const hasMoreUnread = (scope === 'ALL' ? counted.all : counted.personal) > 0
  if (value.length === 0 || !(hasMoreUnread || unreadIn(value).length > 0)) return null
  const readAll = async () => {
    if (await run(scope)) toast('success', t`All read`)
  }
  return (
    <Button kind="quiet" size="small" busy={isBusy} onClick={() => void readAll()}>
      <Trans>Mark all read</Trans>
    </Button>
  )
}
