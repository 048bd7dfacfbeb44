import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../../ui/button/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import type { BindFault } from './bind.rules.ts'
import type { Binding } from './useBinding.ts'

type Props = Pick<Binding, 'banks' | 'bank' | 'form' | 'faults' | 'refusedAt' | 'change'> & {
  readonly payeeName: string | null
}

const said = (fault: BindFault | undefined, missing: string, malformed: string) =>
  fault && (fault === 'missing' ? missing : malformed)

/** Bank or wallet, number, and for the first account the name that holds for all. */
export function BindFields({ banks, bank, form, faults, refusedAt, change, payeeName }: Props) {
  const { t } = useLingui()
  const example = bank?.example ?? ''
  return (
    <>
      <Field
        label={t`Bank or wallet`}
        error={said(faults.bank, t`Choose a bank or a wallet`, '')}
        control={(tied) => (
          <select
            {...tied}
            name="bank"
            value={form.bank}
            onChange={({ target }) => change({ bank: target.value })}
          >
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
        label={t`Account number`}
        name="number"
        value={form.number}
        error={
          said(
            faults.number,
            t`Enter the account number`,
            t`This number does not fit. An example: ${example}`,
          ) ?? refusedAt('number')
        }
        hint={bank && t`For example ${example}`}
        onChange={({ target }) => change({ number: target.value })}
        inputMode={bank?.isDigits ? 'numeric' : 'text'}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={64}
      />
      {payeeName === null ? (
        <Field
          label={t`Payee name`}
          name="payeeName"
          value={form.payeeName}
          error={
            said(faults.payeeName, t`Enter the name on the account`, t`Letters only`) ??
            refusedAt('payeeName')
          }
          hint={t`As it stands on the account. It holds for all later ones.`}
          onChange={({ target }) => change({ payeeName: target.value })}
          autoComplete="name"
          enterKeyHint="done"
          maxLength={60}
        />
      ) : (
        <Field
          label={t`Payee name`}
          value={payeeName}
          error={refusedAt('payeeName')}
          hint={t`Locked: every account must be in this name.`}
          readOnly
        />
      )}
    </>
  )
}
