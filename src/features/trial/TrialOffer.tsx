import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Form, Submit } from '#ui/form/Form.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { brandAtom, isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import css from './TrialScreen.module.css'
import { useTrialForm } from './useTrialForm.ts'

const facts: readonly { readonly text: MessageDescriptor; readonly is: boolean }[] = [
  {
    text: msg`You play with practice money. There is nothing to pay and nothing to lose.`,
    is: true,
  },
  { text: msg`No account and no phone number needed.`, is: true },
  { text: msg`Winnings are practice money too and cannot be withdrawn.`, is: false },
  { text: msg`Deposits, inbox and live chat need your own account.`, is: false },
]

export function TrialOffer() {
  const { t } = useLingui()
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const brand = useAtomValue(brandAtom)
  const { form, needsCaptcha } = useTrialForm({ hasPicture: true })
  return (
    <>
      <header className={css.head}>
        <h1 className={css.heading}>{t`Free trial of ${brand}`}</h1>
        <p className={css.text}>
          <Trans>You can play until the trial ends.</Trans>
        </p>
      </header>
      <ul className={css.facts}>
        {facts.map(({ text, is }) => (
          <li key={text.id} className={css.fact} data-fact={is ? 'is' : 'not'}>
            <Icon name={is ? 'check' : 'info'} size="small" />
            {t(text)}
          </li>
        ))}
      </ul>
      <Form form={form} className={css.form}>
        {needsCaptcha && <CaptchaField {...form.field('captcha')} round={form.round} />}
        <Submit form={form} size="large">
          <Trans>Start free trial</Trans>
        </Submit>
      </Form>
      {canRegister && (
        <LinkButton to="/m/register" kind="ghost" block>
          <Trans>Sign up</Trans>
        </LinkButton>
      )}
    </>
  )
}
