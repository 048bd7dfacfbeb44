import { Trans } from '@lingui/react/macro'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { StepBar } from '../../../ui/layout/StepBar.tsx'
import type { PhoneSlots } from '../../../ui/form/slots.ts'
import css from '../PasswordForm.module.css'
import { ForgetFields } from './ForgetFields.tsx'
import { ForgetHead } from './ForgetHead.tsx'
import { steps } from './forget.rules.ts'
import type { Step } from './forget.search.ts'
import { useForget } from './useForget.ts'

export interface ForgetSlots extends Omit<PhoneSlots<'password'>, 'CaptchaField'> {
  /** Updates the stored login on this phone, if there is one. */
  readonly onSaved: (login: { username: string; password: string }) => Promise<void>
}

export function ForgetScreen({ step: wanted, onSaved, ...slots }: ForgetSlots & { step: Step }) {
  const { back, ...forget } = useForget(wanted, onSaved)
  const { form, step } = forget
  return (
    <Form form={form} className={css.page}>
      <StepBar reached={steps.indexOf(step) + 1} total={steps.length} />
      <ForgetHead step={step} form={form.values} />
      <div className={css.fields}>
        <ForgetFields {...slots} {...forget} />
      </div>
      <Alert>{form.notice}</Alert>
      <div className={css.actions}>
        <Button type="submit" block busy={form.isBusy}>
          {step === 'password' ? <Trans>Save password</Trans> : <Trans>Continue</Trans>}
        </Button>
        {step !== 'mobile' && (
          <Button kind="quiet" block onClick={back}>
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </Form>
  )
}
