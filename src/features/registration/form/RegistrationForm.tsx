import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, type FocusEvent, type KeyboardEvent } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { ReasonedButton } from '#ui/button/ReasonedButton.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { AgeField, Consent } from '#features/registration/fields/Consent.tsx'
import { RegistrationFields } from '#features/registration/fields/RegistrationFields.tsx'
import css from '#features/registration/RegistrationScreen.module.css'
import { changeFormIntent } from './form.atoms.ts'
import { isAgreedAtom } from '#features/registration/registration.atoms.ts'
import { type Registration, useRegistration } from '#features/registration/useRegistration.ts'

export function RegistrationForm() {
  const registration = useRegistration()
  const { form, plan } = registration
  const { t } = useLingui()
  const panel = plan.methods.length > 1 && { role: 'tabpanel', 'aria-label': t`Your details` }
  const isAgreed = useAtomValue(isAgreedAtom)
  useStoredRules(registration)
  useSeal(registration)
  return (
    <Form form={form} {...enterKeyMoves}>
      <MethodTabs {...registration} />
      <div className={css.fields} id="registration-fields" {...panel}>
        <RegistrationFields registration={registration} />
      </div>
      <AgeField form={form} />
      <Consent />
      <FormFailure {...registration} />
      <ReasonedButton
        type="submit"
        block
        busy={form.isBusy}
        reason={!isAgreed && t`Tick the box above to sign up.`}
        reasonIcon="info"
      >
        <Trans>Register</Trans>
      </ReasonedButton>
    </Form>
  )
}

function MethodTabs({ plan, switchTo }: Registration) {
  const { t } = useLingui()
  if (plan.methods.length < 2) return null
  const words = {
    username: t({ message: 'By username', comment: 'Tab: sign up with a username. Short.' }),
    mobileNum: t({
      message: 'By mobile number',
      comment: 'Tab: sign up with a mobile number. Short.',
    }),
  }
  return (
    <div className={css.methods}>
      <Tabs
        label={t({
          message: 'How to sign up',
          comment: 'Name of a group of two tabs, for screen readers.',
        })}
        choices={plan.methods.map((key) => ({ key, label: words[key] }))}
        value={plan.method}
        onChoose={switchTo}
        panelId="registration-fields"
      />
    </div>
  )
}

function FormFailure({ form: { notice }, plan }: Registration) {
  return (
    <div role="alert">
      {notice && (
        <p className={css.failure}>
          <Icon name="warning" size="small" />
          {notice}
        </p>
      )}
      {!notice && plan.failure && (
        <p className={css.note}>
          <Trans>We could not check which details are needed today.</Trans>
          <Button kind="quiet" size="small" onClick={plan.retry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}

/** Stores the rules with the draft, so that the form is the same after a reload offline. */
function useStoredRules({ plan: { isKnown, rules } }: Registration) {
  const change = useSetAtom(changeFormIntent)
  useEffect(() => {
    if (isKnown) change({ rules })
  }, [isKnown, rules, change])
}

function useSeal({ form: { isDirty } }: Registration) {
  useEffect(() => {
    if (isDirty) void import('#net/session/seal.ts').catch(() => undefined)
  }, [isDirty])
}

/** Enter moves to the next field and submits from the last; the keyboard's Enter key is labelled accordingly. */
export const enterKeyMoves = {
  onFocus: ({ target }: FocusEvent) => {
    if (isTextField(target)) target.enterKeyHint = nextOf(target) ? 'next' : 'go'
  },
  onKeyDown: (event: KeyboardEvent) => {
    const { target, key } = event
    const next = key === 'Enter' && isTextField(target) ? nextOf(target) : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  },
}

function nextOf(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...(field.form?.elements ?? [])].filter(isTextField)
  return fields[fields.indexOf(field) + 1]
}

/** Not a field of a sheet inside the form. */
const isTextField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' && !target.closest('dialog')
