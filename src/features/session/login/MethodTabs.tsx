import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { isClosedAtom, isOnAtom } from '#features/merchant/merchant.atoms.ts'
import type { LoginMethod } from './login.rules.ts'

interface Props {
  readonly method: LoginMethod
  readonly onChoose: (method: LoginMethod) => void
}

export function MethodTabs({ method, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <Tabs<LoginMethod>
      label={t({
        message: 'How to sign in',
        comment: 'Name of a group of two tabs, for screen readers.',
      })}
      choices={[
        { key: 'username', label: t`With password` },
        { key: 'sms', label: t`With SMS code` },
      ]}
      value={method}
      onChoose={onChoose}
      panelId="login-fields"
    />
  )
}

/** Null once it is known that there is no login by SMS. */
export function useHasSms() {
  const isClosed = useAtomValue(isClosedAtom)('MOBILEVERCODELOGIN3')
  const isOn = useAtomValue(isOnAtom)('MOBILEVERCODELOGIN3')
  return isClosed ? null : isOn || undefined
}
