import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useStore } from 'jotai'
import { useFailureText } from '../../i18n/text/failureText.ts'
import '../../i18n/text/failureText.address.ts'
import { asFailure } from '../../net/failure.ts'
import { confirm } from '../../ui/overlay/confirmation.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { isClosedAtom, linkHostsAtom, siteAtom } from '../merchant/merchant.atoms.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { launchChatIntent, openingAtom, showChatIntent } from './chat.atoms.ts'
import { type ChatView, chatViewOf, hindranceOf } from './chat.rules.ts'

/** Opens the live chat from anywhere, or says why not; a refusal stays for so many milliseconds. */
export function useOpenChat(refusal = 2000) {
  const { t } = useLingui()
  const store = useStore()
  const { history, navigate } = useRouter()
  const textOf = useFailureText()

  const failed = (thrown: unknown) => {
    const failure = asFailure(thrown)
    toast(failure.kind === 'offline' ? 'offline' : 'fail', textOf(failure))
  }

  async function launch() {
    const attempt = new AbortController()
    const { signal } = attempt
    const dismiss = toast('loading', t`Opening the chat…`, 0, () => {
      attempt.abort()
      settle()
      toast('info', t`Cancelled`)
    })
    const settle = () => {
      dismiss()
      if (store.get(openingAtom) === attempt) store.set(openingAtom, null)
    }
    store.set(openingAtom, attempt)
    const look = { title: t`Live chat`, backUrl: history.location.pathname }
    try {
      // The sheet's code comes meanwhile; where it cannot, there is no network for the chat either.
      const [url] = await Promise.all([
        store.set(launchChatIntent, look, signal),
        import('./ChatSheet.tsx').catch(() => undefined),
      ])
      settle()
      if (signal.aborted || store.get(roleAtom) === 'guest') return
      const hosts = store.get(siteAtom).value?.chatHosts ?? []
      await show(chatViewOf(url, { chat: hosts, link: store.get(linkHostsAtom) }))
    } catch (thrown) {
      if (!signal.aborted) failed(thrown)
    } finally {
      settle()
    }
  }

  async function show(view: ChatView) {
    if (view.kind === 'frame') return store.set(showChatIntent, view)
    if (view.kind === 'nowhere') return void toast('fail', t`The chat can’t be opened right now`)
    const host = new URL(view.url).host
    const isAgreed = await confirm({
      title: t`Open the chat in a new window?`,
      text: t`It is at ${host}.`,
      confirm: t`Open`,
      cancel: t`Stay here`,
    })
    if (isAgreed) window.open(view.url, '_blank', 'noopener,noreferrer')
  }

  return () => {
    switch (hindranceOf(store.get(roleAtom), store.get(isClosedAtom)('CBS3'))) {
      case 'login':
        return void navigate({ to: '/m/login', search: { next: history.location.href } })
      case 'account':
        return void toast(
          'offline',
          t`Please login an actual account to use this function`,
          refusal,
        )
      case 'off':
        return void toast('info', t`Please contact customer service`, 2000)
      case null:
        if (!store.get(openingAtom)) void launch()
    }
  }
}
