import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import css from '../Cashier.module.css'
import { cleanSecret } from './form.rules.ts'
import { useRefusalText } from './useRefusalText.ts'
import { setPaymentPasswordIntent } from './withdrawal.atoms.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const empty = { paymentPassword: '', loginPassword: '' }

/** Sets the first payment password without leaving the withdrawal. */
export function PasswordSheet({ open, onClose }: Props) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const { run, isBusy, failure } = useIntent(setPaymentPasswordIntent)
  const [form, setForm] = useState(empty)
  const [tries, setTries] = useState(0)
  const key = useRef(crypto.randomUUID())
  const formRef = useFaultyFocus(failure, tries)
  useHeldForm(form !== empty)
  const isSix = /^\d{6}$/.test(cleanSecret(form.paymentPassword))
  const isLoginWrong = failure?.code === 'old_password_wrong'
  const change = (part: Partial<typeof empty>) => {
    key.current = crypto.randomUUID()
    setForm((typed) => ({ ...typed, ...part }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setTries(tries + 1)
    if (!isSix || form.loginPassword === '') return
    const chosen = { ...form, paymentPassword: cleanSecret(form.paymentPassword) }
    if (!(await run(chosen, { idempotencyKey: key.current }))) return
    setForm(empty)
    setTries(0)
    toast('success', t`Payment password set`)
    onClose()
  }
  const reveal = { show: t`Show password`, hide: t`Hide password` }
  return createPortal(
    <Sheet open={open} onClose={onClose} title={t`Set a payment password`} closeLabel={t`Close`}>
      <form
        ref={formRef}
        className={css.form}
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={t`Payment password`}
          name="newPaymentPassword"
          type="password"
          reveal={reveal}
          value={form.paymentPassword}
          error={tries > 0 && !isSix && t`A payment password is six digits`}
          hint={t`Six digits that you use for withdrawals alone`}
          onChange={({ target }) => change({ paymentPassword: target.value })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
        />
        <Field
          label={t`Login password`}
          name="loginPassword"
          type="password"
          reveal={reveal}
          value={form.loginPassword}
          error={
            tries > 0 && form.loginPassword === ''
              ? t`Enter your password`
              : isLoginWrong && t`The login password is incorrect`
          }
          onChange={({ target }) => change({ loginPassword: target.value })}
          autoComplete="current-password"
          maxLength={128}
        />
        <Alert>{failure && !isLoginWrong && refusalText(failure)}</Alert>
        <Button type="submit" block busy={isBusy}>
          <Trans>Save</Trans>
        </Button>
      </form>
    </Sheet>,
    document.body,
  )
}
