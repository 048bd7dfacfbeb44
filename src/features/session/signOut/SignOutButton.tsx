import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { wait } from '#device/idle.ts'
import { Button } from '#ui/button/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { confirm } from '#ui/overlay/confirmation.ts'
import { hasRemembered } from '#features/session/remembered/hasRemembered.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { logoutIntent } from './signOut.ts'

export function SignOutButton() {
  const role = useAtomValue(roleAtom)
  const signOut = useSignOut()
  if (role === 'guest') return null
  return (
    <Button kind="ghost" block icon={<Icon name="logout" />} onClick={() => void signOut()}>
      {role === 'trial' ? <Trans>Leave trial</Trans> : <Trans>Sign out</Trans>}
    </Button>
  )
}

/** Milliseconds for which the notice is visible at least, however soon home is ready. */
const shortest = 500

function useSignOut() {
  const isTrial = useAtomValue(roleAtom) === 'trial'
  const logout = useSetAtom(logoutIntent)
  const navigate = useNavigate()
  const { t } = useLingui()
  return async () => {
    const isAgreed = await confirm({
      title: isTrial ? t`Leave the trial?` : t`Sign out?`,
      ...(isTrial && { text: t`You will lose your trial balance.` }),
      ...(!isTrial && !hasRemembered() && { text: t`You need your password to sign in again.` }),
      confirm: isTrial ? t`Leave trial` : t`Sign out`,
      cancel: t`Cancel`,
      kind: 'danger',
    })
    if (!isAgreed) return
    const dismiss = toast('loading', t`Signing out…`)
    // Leaves guarded pages first; otherwise their guard would redirect to the login.
    const left = logout(() => navigate({ to: '/m/home', replace: true }))
    await Promise.all([left, wait(shortest)])
    dismiss()
  }
}
