import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { brandAtom, isOnAtom } from '../merchant/merchant.atoms.ts'
import type { CaptchaSlot } from './TrialScreen.tsx'
import css from './TrialScreen.module.css'
import { useTrialForm } from './useTrialForm.ts'

const facts: readonly { readonly text: MessageDescriptor; readonly is: boolean }[] = [
  { text: msg`You play with pretend money. Nothing to pay, nothing to lose.`, is: true },
  { text: msg`No account and no phone number needed.`, is: true },
  { text: msg`What you win is pretend too: it is not paid out.`, is: false },
  { text: msg`Deposits, inbox and live chat need an account of your own.`, is: false },
]

export function TrialOffer({ CaptchaField }: { readonly CaptchaField: CaptchaSlot }) {
  const { t } = useLingui()
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const brand = useAtomValue(brandAtom)
  const { formRef, submit, isBusy, needsCaptcha, failureText, ...code } = useTrialForm()
  return (
    <>
      <header className={css.head}>
        <h1 className={css.heading}>{t`Try ${brand} for free`}</h1>
        <p className={css.text}>
          <Trans>Look around and play as long as the trial lasts.</Trans>
        </p>
      </header>
      <ul className={css.facts}>
        {facts.map(({ text, is }) => (
          <li key={text.id} className={css.fact} data-kind={is ? 'is' : 'not'}>
            <Icon name={is ? 'check' : 'info'} size="small" />
            {t(text)}
          </li>
        ))}
      </ul>
      <form ref={formRef} className={css.form} noValidate aria-busy={isBusy} onSubmit={submit}>
        {needsCaptcha && (
          <CaptchaField
            value={code.captcha}
            error={code.captchaError}
            round={code.round}
            onChange={code.setCaptcha}
          />
        )}
        <Alert>{failureText}</Alert>
        <Button type="submit" size="large" block busy={isBusy}>
          <Trans>Start free trial</Trans>
        </Button>
      </form>
      {canRegister && (
        <Link to="/m/register" className={buttonClass('ghost', 'medium', true)}>
          <Trans>Create an account</Trans>
        </Link>
      )}
    </>
  )
}
