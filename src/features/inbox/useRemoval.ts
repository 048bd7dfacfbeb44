import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { Message } from '../../api/content/inbox.ts'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { asFailure } from '../../net/failure.ts'
import { confirm } from '../../ui/overlay/confirmation.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { removeMessageIntent } from './inbox.atoms.ts'

export function useRemoval(message: Message) {
  const { t } = useLingui()
  const { navigate } = useRouter()
  const removeMessage = useSetAtom(removeMessageIntent)
  const textOf = useFailureText()
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
    try {
      await removeMessage(message)
    } catch (thrown) {
      const failure = asFailure(thrown)
      toast(failure.kind === 'offline' ? 'offline' : 'fail', textOf(failure))
    }
  }
}
