import { useLingui } from '@lingui/react/macro'
import { accountTypes } from '../../../api/promotions/agency.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Chips } from '../../../ui/form/Chips.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import css from './AgentRegisterScreen.module.css'
import type { RebateFault, Terms } from './link.rules.ts'
import { typeNames } from './link.text.ts'

interface Props {
  readonly terms: Terms
  readonly maxRebate: number
  readonly fault: RebateFault | undefined
  readonly onChange: (change: Partial<Terms>) => void
}

/** What an account will be, and what of the agent's rebate it gets. */
export function TermsFields({ terms, maxRebate, fault, onChange }: Props) {
  const { t } = useLingui()
  const most = useFormat().count(maxRebate)
  const faults: Readonly<Record<RebateFault, string>> = {
    malformed: t`Enter a percentage such as 0.30`,
    tooMuch: t`Your own rebate is ${most}%`,
  }
  return (
    <>
      <div className={css.choice}>
        <p className={css.label}>{t`Account`}</p>
        <Chips
          label={t`Account`}
          choices={accountTypes.map((key) => ({ key, label: t(typeNames[key]) }))}
          value={terms.type}
          onChoose={(type) => onChange({ type })}
          wrap
        />
      </div>
      <Field
        label={t`Rebate`}
        hint={t`Percent of the turnover, at most your own ${most}%`}
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={terms.rebate}
        error={fault && faults[fault]}
        onChange={({ target }) => onChange({ rebate: target.value })}
      />
    </>
  )
}
