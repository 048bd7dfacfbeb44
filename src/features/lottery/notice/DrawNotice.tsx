import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Name } from '#i18n/foreign/Name.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { Numbers } from '#features/lottery/draws/Numbers.tsx'
import css from './DrawNotice.module.css'
import type { DrawResult } from './notice.rules.ts'

interface Props {
  readonly result: DrawResult
  readonly onFollow: () => void
}

export function DrawNotice({ result, onFollow }: Props) {
  const { game, name, numbers } = result
  return (
    <div className={css.notice}>
      <b className={css.name}>
        <Name>{name}</Name>
      </b>
      {numbers.length > 0 && <Numbers numbers={numbers} size="small" />}
      <span className={css.outcome}>
        <Outcome result={result} />
      </span>
      <LinkButton
        to="/m/lotteryHistory"
        search={{ tab: 'tickets', game }}
        kind="quiet"
        size="small"
        onClick={onFollow}
      >
        <Trans>My tickets</Trans>
      </LinkButton>
    </div>
  )
}

function Outcome({ result: { outcome, prize } }: Pick<Props, 'result'>) {
  const money = useAtomValue(moneyAtom)
  if (outcome === 'lost') return <Trans>Not won</Trans>
  const amount = money(prize)
  if (outcome === 'won') return <Trans>You won {amount}</Trans>
  return <Trans>The draw was canceled. {amount} has been returned to your balance.</Trans>
}
