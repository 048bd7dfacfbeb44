import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { Message } from '../../api/content/inbox.ts'
import { useIntent } from '../../net/useIntent.ts'
import { confirm } from '../../ui/overlay/confirmation.ts'
import { removeMessageIntent } from './inbox.atoms.ts'
import { useFailureToast } from '../../ui/feedback/useFailureToast.ts'

export function useRemoval(message: Message) {
  const { t } = useLingui()
  const { navigate } = useRouter()
  const { run } = useIntent(removeMessageIntent, useFailureToast())
  return async () => {
    const isAgreed = await confirm({
      title: t`Delete this message?`,
      text: message.title,
      confirm: t`Delete`,
      cancel: t`Keep`,
      kind: 'danger',
    })
    if (!isAgreed) return
    await navigate({ to: '/m/webEmail', replace: true })
    await run(message)
  }
}
