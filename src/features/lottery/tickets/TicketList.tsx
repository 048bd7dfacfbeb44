import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Rows } from '#features/lottery/draws/DrawList.tsx'
import { ticketsAtom } from '#features/lottery/lottery.atoms.ts'
import { nextSettling, contentText, ownNumbers, payoutShown } from './ticket.rules.ts'
import { useDrawn } from '#features/lottery/draws/useDrawn.ts'
import type { Ticket, PlayName, TicketStatus } from '#api/games/lottery.ts'
import { useFormat } from '#i18n/format.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { Fact } from '#ui/layout/Facts.tsx'
import { Numbers } from '#features/lottery/draws/Numbers.tsx'
import css from './TicketRow.module.css'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'

/** Requests again after the draw of a waiting ticket. */
export function TicketList({ game }: { readonly game: string | null }) {
  const pages = useAtomValue(ticketsAtom(game))
  useDrawn(pages, (time) => nextSettling(pages.value ?? [], time))
  return (
    <Rows
      pages={pages}
      keyOf={({ order }) => order}
      empty={
        <EmptyState
          motif="balls"
          title={<Trans>You have no tickets here</Trans>}
          action={
            <LinkButton to="/m/lottery">
              <Trans>See the lotteries</Trans>
            </LinkButton>
          }
        >
          <Trans>Every ticket you buy is listed here with its result.</Trans>
        </EmptyState>
      }
    >
      {(ticket) => <TicketRow ticket={ticket} />}
    </Rows>
  )
}

const playNames: Readonly<Record<PlayName, MessageDescriptor>> = {
  exact: msg({ message: 'Straight', comment: 'A lottery bet: all digits in their order.' }),
  any: msg({ message: 'Any order', comment: 'A lottery bet: all digits, in any order.' }),
  last2: msg({ message: 'Last two', comment: 'A lottery bet: the last two digits.' }),
  match: msg({ message: 'All numbers', comment: 'A lottery bet: all numbers of the draw.' }),
  one: msg({ message: 'One number', comment: 'A lottery bet: one number is among those drawn.' }),
  big: msg({
    message: 'Big',
    comment: 'A lottery bet: the last digit, or the first ball, is in the upper half.',
  }),
  small: msg({
    message: 'Small',
    comment: 'A lottery bet: the last digit, or the first ball, is in the lower half.',
  }),
  odd: msg({
    message: 'Odd',
    comment: 'A lottery bet: the last digit, or the first ball, is an odd number.',
  }),
  even: msg({
    message: 'Even',
    comment: 'A lottery bet: the last digit, or the first ball, is an even number.',
  }),
}

const ticketStatusNames: Readonly<Record<TicketStatus, MessageDescriptor>> = {
  pending: msg`Waiting for the draw`,
  won: msg({ message: 'Won', comment: 'Heading over a sum; on a lottery ticket, its result.' }),
  lost: msg`Not won`,
  void: msg`Canceled`,
}

function TicketRow({ ticket }: { readonly ticket: Ticket }) {
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
