import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { LoginFields } from './LoginFields.tsx'
import { LoginTrouble } from './LoginTrouble.tsx'
import type { LoginSlots } from './login.slots.ts'
import { sessionAtom } from './session.atoms.ts'
import css from './SessionSheet.module.css'
import { useLoginForm } from './useLoginForm.ts'

type Slots = Pick<LoginSlots, 'CaptchaField' | 'proveHuman'>

interface Props extends Slots {
  readonly open: boolean
  readonly onGiveUp: () => void
}

/** The login over a form whose session has ended: what the player has typed waits underneath. */
export function SessionSheet({ open, onGiveUp, ...slots }: Props) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onClose={onGiveUp}
      title={t`Please log in again`}
      closeLabel={t`Close`}
      dismissible={false}
    >
      <Form {...slots} />
    </Sheet>
  )
}

function Form({ CaptchaField, proveHuman }: Slots) {
  const login = useLoginForm(proveHuman)
  const { formRef, submit, isBusy, fill } = login
  const username = useAtomValue(sessionAtom)?.userName ?? ''
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the name may be another from then on
  useEffect(() => fill({ username }), [])
  return (
    <form
      ref={formRef}
      className={css.form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
    >
      <p className={css.text}>
        <Trans>The account has been logged out. What you entered is still here.</Trans>
      </p>
      <LoginFields login={login} CaptchaField={CaptchaField} />
      <LoginTrouble {...login} />
      <Button type="submit" block busy={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
    </form>
  )
}
