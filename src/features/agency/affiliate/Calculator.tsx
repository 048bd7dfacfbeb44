import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type CommissionTier, commissionOf } from '#api/promotions/affiliate.ts'
import { type AmountMarks, parseAmount } from '#api/money/amount.ts'
import { decimals, minorUnits } from '#api/money/currency.ts'
import { useAmountMessages } from '#i18n/text/amountText.ts'
import { Field } from '#ui/form/Field.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { amountMarksAtom } from '#features/merchant/amountMarks.ts'
import { currencySymbolAtom, moneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from './AffiliateScreen.module.css'
import { Status } from '#ui/feedback/Status.tsx'

const wholeOf = (text: string, { decimal }: AmountMarks) =>
  Math.floor((parseAmount(text, { currency: [], decimal }).minor ?? 0) / minorUnits)

/** Starts empty: no example figure should raise expectations. */
export function Calculator({ tiers }: { readonly tiers: readonly CommissionTier[] }) {
  const { t } = useLingui()
  const money = useAtomValue(moneyAtom)
  const symbol = useAtomValue(currencySymbolAtom)
  const [players, setPlayers] = useState('')
  const [loss, setLoss] = useState('')
  const messages = useAmountMessages(decimals)
  const marks = useAtomValue(amountMarksAtom)
  const { minor: netLoss = 0, fault } = parseAmount(loss, marks)
  const team = { players: wholeOf(players, marks), netLoss }
  return (
    <Panel title={<Trans>Calculate</Trans>}>
      <div className={css.figures}>
        <Field
          inputMode="numeric"
          autoComplete="off"
          label={t`Active players`}
          value={players}
          onChange={({ target }) => setPlayers(target.value)}
        />
        <Field
          inputMode="decimal"
          autoComplete="off"
          label={t`Players’ monthly net loss`}
          prefix={symbol}
          value={loss}
          error={loss && fault && messages[fault]}
          onChange={({ target }) => setLoss(target.value)}
        />
      </div>
      <Status className={css.result}>
        <Trans>Commission for the month</Trans>
        <strong className={css.sum}>{money(commissionOf(tiers, team))}</strong>
      </Status>
      <p className={css.text}>
        <Trans>There is no commission in a month in which your players win.</Trans>
      </p>
    </Panel>
  )
}
