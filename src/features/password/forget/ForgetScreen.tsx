import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import css from '../PasswordForm.module.css'
import { ForgetFields } from './ForgetFields.tsx'
import { ForgetHead } from './ForgetHead.tsx'
import { steps } from './forget.rules.ts'
import type { Step } from './forget.search.ts'
import { useForget } from './useForget.ts'

/** Parts of other features that the route hands in. */
export interface ForgetSlots {
  readonly CodeField: ComponentType<{
    readonly purpose: 'password'
    readonly mobile: { readonly mobileNum: string; readonly countryDialingCode: string }
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (code: string) => void
    readonly onAsk: () => boolean
  }>
  readonly CountryCodeField: ComponentType<{
    readonly value: string
    readonly onChange: (dialingCode: string) => void
  }>
  /** Keeps the password on this phone where the old one was kept. */
  readonly onSaved: (login: { username: string; password: string }) => Promise<void>
}

/** A forgotten password: whose number, the code that was sent there, a new password. */
export function ForgetScreen({ step: wanted, onSaved, ...slots }: ForgetSlots & { step: Step }) {
  const { formRef, submit, isBusy, failureText, step, back, ...forget } = useForget(wanted, onSaved)
  return (
    <form ref={formRef} className={css.page} noValidate aria-busy={isBusy} onSubmit={submit}>
      <Progress step={step} />
      <ForgetHead step={step} form={forget.form} />
      <div className={css.fields}>
        <ForgetFields {...slots} {...forget} step={step} />
      </div>
      <Alert>{failureText}</Alert>
      <div className={css.ways}>
        <Button type="submit" block busy={isBusy}>
          {step === 'password' ? <Trans>Save password</Trans> : <Trans>Continue</Trans>}
        </Button>
        {step !== 'mobile' && (
          <Button kind="quiet" block onClick={back}>
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}

function Progress({ step }: { readonly step: Step }) {
  const { t } = useLingui()
  const reached = steps.indexOf(step) + 1
  const total = steps.length
  return (
    <div className={css.steps}>
      <p className="visually-hidden">{t`Step ${reached} of ${total}`}</p>
      {steps.map((each, place) => (
        <span key={each} className={css.step} data-reached={place < reached || undefined} />
      ))}
    </div>
  )
}
