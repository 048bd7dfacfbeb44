import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { linkDays } from '#api/promotions/agency.ts'
import { useFormat } from '#i18n/format.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useForm } from '#net/form/useForm.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { Chips } from '#ui/form/Chips.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import css from './AgentRegisterScreen.module.css'
import { type LinkValues, linkForm } from './link.rules.ts'
import { useRebateMessages } from './link.text.ts'
import { createLinkIntent } from '#features/agency/agency.atoms.ts'
import { TermsFields } from './TermsFields.tsx'

const initial: LinkValues = { type: 'player', rebate: '', days: 0 }

export function LinkForm({ maxRebate }: { readonly maxRebate: number }) {
  const { t } = useLingui()
  const { count } = useFormat()
  const form = useForm({
    initial,
    schema: linkForm(maxRebate),
    intent: createLinkIntent,
    messages: { rebate: useRebateMessages(maxRebate) },
    failureText: useFailureText(),
    onDone: () => {
      form.reset()
      toast('success', t`Link created`)
    },
  })
  const lifeOf = (many: number) => {
    const number = count(many)
    return t`${plural(many, { one: `${number} day`, other: `${number} days` })}`
  }
  const lives = linkDays.map((days) => ({
    key: days,
    label:
      days === 0 ? t({ message: 'No expiry', comment: 'How long a link is valid.' }) : lifeOf(days),
  }))
  return (
    <Panel title={<Trans>New link</Trans>}>
      <Form form={form} className={css.form}>
        <TermsFields form={form} maxRebate={maxRebate} />
        <div className={css.choice}>
          <p className={css.label}>
            <Trans comment="Label of a choice: how long a link works.">Valid for</Trans>
          </p>
          <Chips
            label={t`Valid for`}
            choices={lives}
            value={form.values.days}
            onChoose={(days) => form.change({ days })}
            wrap
          />
        </div>
        <Submit form={form}>
          <Trans>Create link</Trans>
        </Submit>
      </Form>
    </Panel>
  )
}
