import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { listBankAccounts } from '../../../../api/money/bankAccount.ts'
import type { ValueOf } from '../../../../api/endpoint.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Mark } from '../../marks/Mark.tsx'
import { coloursOf } from '../../marks/marks.rules.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Options } from '../../../../ui/form/Options.tsx'
import { BindSheet } from './BindSheet.tsx'
import css from '../../Cashier.module.css'

interface Props {
  readonly bound: ValueOf<typeof listBankAccounts>
  readonly value: string | null
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
}

export function AccountField({ bound, value, error, onChoose }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { accounts, payeeName, allowed } = bound
  const colours = coloursOf(accounts.map(({ bank }) => bank))
  const isFirst = accounts.length === 0
  return (
    <div className={css.field}>
      <Options
        label={t`Withdraw to`}
        value={value}
        error={error}
        hint={isFirst && t`No account yet. Adding one takes a minute, and you only do it once.`}
        onChoose={onChoose}
        options={accounts.map((account) => ({
          key: account.id,
          title: `${account.bankName} ${account.number}`,
          text: account.payeeName,
          art: <Mark name={account.bankName} colour={colours.get(account.bank)} />,
        }))}
      />
      {accounts.length < allowed && (
        <Button
          kind={isFirst ? 'ghost' : 'quiet'}
          block={isFirst}
          icon={<Icon name="plus" size="small" />}
          onClick={() => setOpen(true)}
        >
          {isFirst ? <Trans>Add an account</Trans> : <Trans>Add another account</Trans>}
        </Button>
      )}
      <BindSheet
        open={isOpen}
        payeeName={payeeName}
        onClose={() => setOpen(false)}
        onBound={onChoose}
      />
    </div>
  )
}
