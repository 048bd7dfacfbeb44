import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import '#i18n/text/failureText.address.ts'
import { asFailure } from '#net/failure.ts'
import { confirm } from '#ui/overlay/confirmation.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useFailureToast } from '#ui/feedback/useFailureToast.ts'
import { accountForAtom } from '#features/session/session.guard.ts'
import { obstacleAtom, launchChatIntent, showChatIntent } from './chat.atoms.ts'
import type { ChatView } from './chat.rules.ts'

export function useOpenChat() {
  const { t } = useLingui()
  const obstacle = useAtomValue(obstacleAtom)
  const launch = useSetAtom(launchChatIntent)
  const show = useSetAtom(showChatIntent)
  const offerAccountFor = useSetAtom(accountForAtom)
  const { history, navigate } = useRouter()
  const toastFailure = useFailureToast()

  async function open() {
    const attempt = new AbortController()
    const dismiss = toast('loading', t`Opening the chat…`, 0, () => {
      attempt.abort()
      dismiss()
      toast('info', t`Canceled`)
    })
    const opener = { title: t`Live chat`, backUrl: history.location.pathname }
    try {
      const view = await launch(opener, attempt.signal)
      dismiss()
      if (view) await follow(view)
    } catch (thrown) {
      dismiss()
      if (!attempt.signal.aborted) toastFailure(asFailure(thrown))
    }
  }

  async function follow(view: ChatView) {
    if (view.kind === 'embed') return show(view)
    if (view.kind === 'nowhere') return void toast('fail', t`The chat cannot be opened right now`)
    const host = new URL(view.href).host
    const isAgreed = await confirm({
      title: t`Open the chat in a new window?`,
      text: t({ message: `It is at ${host}.`, comment: 'The placeholder is an internet address.' }),
      confirm: t`Open`,
      cancel: t`Stay here`,
    })
    if (isAgreed) window.open(view.href, '_blank', 'noopener,noreferrer')
  }

  return () => {
    switch (obstacle) {
      case 'login':
        return void navigate({ to: '/m/login', search: { next: history.location.href } })
      case 'account':
        return offerAccountFor(history.location.href)
      case 'off':
        return void toast('info', t`Contact customer service`, 2000)
      case null:
        return void open()
      case 'opening':
    }
  }
}
