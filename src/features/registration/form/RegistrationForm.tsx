import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { holdUpdates } from '../../../device/page/busy.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { AgeField } from '../fields/AgeField.tsx'
import { Consent } from '../fields/Consent.tsx'
import { RegistrationFields } from '../fields/RegistrationFields.tsx'
import css from '../RegistrationScreen.module.css'
import { formAtom, keepRulesIntent } from './form.atoms.ts'
import { isDirty } from './form.rules.ts'
import { placesOf } from './refusal.rules.ts'
import { isAgreedAtom } from '../registration.atoms.ts'
import type { Slots } from '../slots.ts'
import { useGoOn } from './useGoOn.ts'
import { type Registration, useRegistration } from '../useRegistration.ts'

type Props = Pick<Slots, 'CaptchaField' | 'CodeField' | 'CountryCodeField' | 'provePhone'>

export function RegistrationForm({ provePhone, ...slots }: Props) {
  const registration = useRegistration(provePhone)
  const { formRef, isBusy, submit } = registration
  const isAgreed = useAtomValue(isAgreedAtom)
  useGoOn(formRef)
  useKeptRules(registration)
  useInvitationToast(registration)
  useHeldUpdates()
  return (
    <form ref={formRef} noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <MethodTabs {...registration} />
      <div className={css.fields} id="registration-fields">
        <RegistrationFields registration={registration} {...slots} />
      </div>
      <AgeField isDue={registration.hasTried} />
      <Consent />
      <FormFailure {...registration} />
      <Button type="submit" block busy={isBusy} disabled={!isAgreed}>
        <Trans>Register</Trans>
      </Button>
    </form>
  )
}

function MethodTabs({ terms, method, switchTo }: Registration) {
  const { t } = useLingui()
  if (terms.methods.length < 2) return null
  const words = { username: t`By username`, mobileNum: t`By mobile number` }
  return (
    <div className={css.methods}>
      <Tabs
        label={t`How to register`}
        choices={terms.methods.map((key) => ({ key, label: words[key] }))}
        value={method}
        onChoose={switchTo}
        panelId="registration-fields"
      />
    </div>
  )
}

/** What concerns no field: the network, the platform, or rules that could not be had. */
function FormFailure({ failure, plan, terms }: Registration) {
  const failureText = useFailureText()
  const isOfForm = failure && placesOf(failure, plan.asked).includes('form')
  return (
    <div role="alert">
      {isOfForm && (
        <p className={css.failure}>
          <Icon name="warning" size="small" />
          {failureText(failure)}
        </p>
      )}
      {!isOfForm && terms.failure && (
        <p className={css.note}>
          <Trans>We could not check which details are needed today.</Trans>
          <Button kind="quiet" size="small" onClick={terms.retry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}

/** A reload without a network finds the same form again. */
function useKeptRules({ terms: { isKnown, rules } }: Registration) {
  const keepRules = useSetAtom(keepRulesIntent)
  useEffect(() => {
    if (isKnown) keepRules(rules)
  }, [isKnown, rules, keepRules])
}

/** The field may stand above the fold: a wrong code is said where the player looks, too (section 8). */
function useInvitationToast({ failure }: Registration) {
  const { t } = useLingui()
  const code = failure?.code
  useEffect(() => {
    if (code === 'invitation_invalid') toast('fail', t`Invalid invitation code`, 1000)
  }, [failure, code, t])
}

/** While something stands in the form no new version takes over, and what seals it comes. */
function useHeldUpdates() {
  const isFilled = isDirty(useAtomValue(formAtom))
  useEffect(() => {
    if (!isFilled) return
    void import('../../../net/session/seal.ts').catch(() => undefined)
    return holdUpdates('registration')
  }, [isFilled])
}
