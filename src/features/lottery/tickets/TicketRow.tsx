import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Ticket } from '#api/games/lottery.ts'
import { useFormat } from '#i18n/format.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { Fact } from '#ui/layout/Facts.tsx'
import { Numbers } from '#features/lottery/draws/Numbers.tsx'
import css from './TicketRow.module.css'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { playNames, ticketStatusNames } from '#features/lottery/play/play.text.ts'
import { contentText, ownNumbers, payoutShown } from './ticket.rules.ts'

export function TicketRow({ ticket }: { readonly ticket: Ticket }) {
  const { t } = useLingui()
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const payout = payoutShown(ticket)
  return (
    <article className={css.ticket} data-status={ticket.status}>
      <h2>
        <Name>{ticket.name}</Name>
      </h2>
      <p className={css.status}>{t(ticketStatusNames[ticket.status])}</p>
      <p className={css.play}>
        {t(playNames[ticket.play])} <b className={css.content}>{contentText(ticket.content)}</b>
      </p>
      {ticket.numbers && <Numbers numbers={ticket.numbers} own={ownNumbers(ticket)} />}
      <dl className={css.facts}>
        <Fact name={<Trans comment="Noun: the money put on a bet.">Stake</Trans>}>
          {money(ticket.stake)}
        </Fact>
        <Fact name={<Trans comment="What a lottery ticket has won.">Prize</Trans>}>
          <span className={css.prize}>{payout === null ? '—' : money(payout)}</span>
        </Fact>
        <Fact name={<Trans comment="Noun: the lottery draw that a ticket is for.">Draw</Trans>}>
          {ticket.issue}, {format.time(ticket.at)}
        </Fact>
        <Fact name={<Trans>Order</Trans>}>{ticket.order}</Fact>
      </dl>
    </article>
  )
}
