import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { accountTypes } from '#api/promotions/agency.ts'
import { usePercent } from '#i18n/percent.ts'
import { Chips } from '#ui/form/Chips.tsx'
import { Field } from '#ui/form/Field.tsx'
import css from './AgentRegisterScreen.module.css'
import type { LinkTerms } from './link.rules.ts'
import { accountTypeNames } from './link.text.ts'

interface Props {
  readonly form: {
    readonly values: LinkTerms
    readonly change: (part: Partial<LinkTerms>) => void
    readonly field: (name: 'rebate') => Omit<ComponentProps<typeof Field>, 'label'>
  }
  readonly maxRebate: number
}

export function TermsFields({ form, maxRebate }: Props) {
  const { t } = useLingui()
  const most = usePercent()(maxRebate)
  return (
    <>
      <div className={css.choice}>
        <p className={css.label}>
          {t({
            message: 'Account',
            comment:
              'Heading: what kind of account the link opens, agent or player; elsewhere the bank account a withdrawal goes to.',
          })}
        </p>
        <Chips
          label={t`Account`}
          choices={accountTypes.map((key) => ({ key, label: t(accountTypeNames[key]) }))}
          value={form.values.type}
          onChoose={(type) => form.change({ type })}
          wrap
        />
      </div>
      <Field
        {...form.field('rebate')}
        label={t({ message: 'Rebate', comment: 'A percentage of stakes that is paid back.' })}
        hint={t`Percentage of turnover, up to your own ${most}`}
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  )
}
