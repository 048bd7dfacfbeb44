import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ValueOf } from '#api/endpoint.ts'
import type { listBankAccounts } from '#api/money/bankAccount.ts'
import { Button } from '#ui/button/Button.tsx'
import { Options } from '#ui/form/Options.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import css from '#features/cashier/Cashier.module.css'
import { Heading } from '#features/cashier/Heading.tsx'
import { Mark } from '#features/cashier/marks/Mark.tsx'
import { marksOf } from '#features/cashier/marks/marks.rules.ts'
import { ContinuePart } from '#features/cashier/withdrawal/SubmitWithdrawal.tsx'
import { Available, Limits } from '#features/cashier/withdrawal/Summary.tsx'
import type { StepProps } from '#features/cashier/withdrawal/WithdrawalForm.tsx'
import { obstacleOf } from '#features/cashier/withdrawal/form.rules.ts'
import { BindSheet } from './BindSheet.tsx'

interface Props extends StepProps {
  readonly bound: ValueOf<typeof listBankAccounts>
}

export function AccountStep({ summary, withdrawal, bound }: Props) {
  return (
    <>
      <Heading step={1}>
        <Trans>Where should we send it?</Trans>
      </Heading>
      <Available summary={summary} />
      {obstacleOf(summary) !== null && <Limits summary={summary} />}
      <AccountField withdrawal={withdrawal} bound={bound} />
      <ContinuePart withdrawal={withdrawal} summary={summary} />
    </>
  )
}

function AccountField({
  withdrawal: { form, account: chosen },
  bound,
}: Omit<Props, 'summary' | 'go'>) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { accounts, payeeName, allowed } = bound
  const marks = marksOf(accounts.map(({ bank, bankName }) => ({ id: bank, name: bankName })))
  const isFirst = accounts.length === 0
  const choose = (accountId: string) => form.change({ accountId })
  return (
    <div className={css.field}>
      <Options
        label={t({ message: 'Withdraw to', comment: 'Label; the bank or wallet account follows.' })}
        value={chosen?.id ?? null}
        error={form.errorOf('accountId')}
        hint={
          isFirst &&
          t({
            message: 'No account yet. Adding one takes a minute, and you only do it once.',
            comment: '“Account” is the bank or wallet account to withdraw to.',
          })
        }
        onChoose={choose}
        options={accounts.map((account) => ({
          key: account.id,
          title: `${account.bankName} ${account.number}`,
          text: account.payeeName,
          art: <Mark of={marks.get(account.bank)} />,
        }))}
      />
      {accounts.length < allowed && (
        <Button
          kind={isFirst ? 'ghost' : 'quiet'}
          block={isFirst}
          icon={<Icon name="plus" size="small" />}
          onClick={() => setOpen(true)}
        >
          {isFirst ? (
            <Trans comment="A bank or wallet account to withdraw to.">Add an account</Trans>
          ) : (
            <Trans>Add another account</Trans>
          )}
        </Button>
      )}
      <BindSheet
        open={isOpen}
        payeeName={payeeName}
        onClose={() => setOpen(false)}
        onBound={choose}
      />
    </div>
  )
}
