import type { BankAccount } from '../../../../api/money/bankAccount.ts'
import { ChosenRow } from '../../ChosenRow.tsx'
import { Mark } from '../../marks/Mark.tsx'
import { coloursOf } from '../../marks/marks.rules.ts'

interface Props {
  readonly account: BankAccount
  readonly onChange: () => void
}

export const ChosenAccount = ({ account: { bank, bankName, number }, onChange }: Props) => (
  <ChosenRow onChange={onChange}>
    <Mark name={bankName} colour={coloursOf([bank]).get(bank)} />
    {bankName} {number}
  </ChosenRow>
)
