import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { wantsAccountAtom } from '../session/session.guard.ts'
import css from './TrialScreen.module.css'

/** What a trial player sees in the place of what needs a real account (decisions 3). */
export function AccountSheet() {
  const [isWanted, setWanted] = useAtom(wantsAccountAtom)
  const navigate = useNavigate()
  const { t } = useLingui()
  const close = () => setWanted(false)
  const go = (to: '/m/register' | '/m/login') => {
    close()
    void navigate({ to })
  }
  return (
    <Sheet open={isWanted} onClose={close} title={t`You are on a free trial`} closeLabel={t`Close`}>
      <div className={css.form}>
        <p className={css.text}>
          <Trans>Please login an actual account to use this function</Trans>
        </p>
        <Button size="large" block onClick={() => go('/m/register')}>
          <Trans>Register</Trans>
        </Button>
        <Button kind="ghost" size="large" block onClick={() => go('/m/login')}>
          <Trans>Log in</Trans>
        </Button>
      </div>
    </Sheet>
  )
}
