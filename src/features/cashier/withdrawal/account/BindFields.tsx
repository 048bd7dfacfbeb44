import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../ui/button/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import type { Binding } from './useBinding.ts'

interface Props extends Binding {
  readonly payeeName: string | null
}

export function BindFields({ form, banks, bank, payeeName }: Props) {
  const { t } = useLingui()
  const { value, error, onChange } = form.field('bank')
  const example = bank?.example ?? ''
  return (
    <>
      <Field
        label={t`Bank or wallet`}
        error={error}
        control={(tied) => (
          <select {...tied} name="bank" value={value} onChange={onChange}>
            <option value="">{t`Choose`}</option>
            {banks.value?.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      />
      {banks.failure && (
        <Button kind="ghost" onClick={banks.retry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <Field
        {...form.field('number')}
        label={t`Account number`}
        hint={bank && t`For example ${example}`}
        inputMode={bank?.isDigits ? 'numeric' : 'text'}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={64}
      />
      {payeeName === null ? (
        <Field
          {...form.field('payeeName')}
          label={t`Payee name`}
          hint={t`As shown on the account. Later accounts must be in the same name.`}
          autoComplete="name"
          enterKeyHint="done"
          maxLength={60}
        />
      ) : (
        <Field
          label={t`Payee name`}
          value={payeeName}
          error={form.errorOf('payeeName')}
          hint={t`Locked: every account must be in this name.`}
          readOnly
        />
      )}
    </>
  )
}
