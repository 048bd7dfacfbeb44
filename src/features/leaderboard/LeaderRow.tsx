import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Leader, LeaderBoard } from '#api/money/records.ts'
import { useFormat } from '#i18n/format.ts'
import css from './Leaders.module.css'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { Name } from '#i18n/foreign/Name.tsx'

interface Props {
  readonly leader: Leader
  readonly board: LeaderBoard
  readonly isOwn: boolean
}

export function LeaderRow({ leader, board, isOwn }: Props) {
  const { rank, user, game, multiplier, amount } = leader
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const paid = money(amount)
  const times = multiplier !== null && board === 'multiplier' ? format.money(multiplier, '×') : null
  return (
    <article className={css.row} data-rank={rank} data-own={isOwn || undefined}>
      <span className={css.rank}>{format.count(rank)}</span>
      <div className={css.who}>
        <h2 className={css.user} dir="auto">
          {user}
        </h2>
        {isOwn && (
          <span className={css.you}>
            <Trans comment="The player’s own row in a table.">You</Trans>
          </span>
        )}
      </div>
      <b className={css.amount}>{times ?? paid}</b>
      {game && (
        <span className={css.game}>
          <Name>{game.name}</Name>
        </span>
      )}
      {times && <span className={css.paid}>{paid}</span>}
    </article>
  )
}
