import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { roleAtom } from '../session.atoms.ts'
import { useSignOut } from './useSignOut.ts'

export function SignOutButton() {
  const role = useAtomValue(roleAtom)
  const signOut = useSignOut()
  if (role === 'guest') return null
  return (
    <Button kind="ghost" block icon={<Icon name="logout" />} onClick={() => void signOut()}>
      {role === 'trial' ? <Trans>Leave trial</Trans> : <Trans>Log out</Trans>}
    </Button>
  )
}
