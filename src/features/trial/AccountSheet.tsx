import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { accountForAtom } from '#features/session/session.guard.ts'
import css from './TrialScreen.module.css'

export function AccountSheet({ open }: { readonly open: boolean }) {
  const [next, setNext] = useAtom(accountForAtom)
  const isTrial = useAtomValue(roleAtom) === 'trial'
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const navigate = useNavigate()
  const { t } = useLingui()
  const close = () => setNext(null)
  const go = (to: '/m/register' | '/m/login') => {
    close()
    void navigate({ to, search: next === null ? {} : { next } })
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={isTrial ? t`You are on a free trial` : t`Not available for this account`}
    >
      <div className={css.form}>
        <p className={css.text}>
          <Trans>Please login an actual account to use this function</Trans>
        </p>
        {canRegister && (
          <Button size="large" block onClick={() => go('/m/register')}>
            <Trans>Sign up</Trans>
          </Button>
        )}
        <Button
          kind={canRegister ? 'ghost' : 'primary'}
          size="large"
          block
          onClick={() => go('/m/login')}
        >
          <Trans>Sign in</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
