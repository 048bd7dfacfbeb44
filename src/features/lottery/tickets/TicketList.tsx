import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Rows } from '#features/lottery/draws/Rows.tsx'
import { TicketRow } from './TicketRow.tsx'
import { ticketsAtom } from '#features/lottery/lottery.atoms.ts'
import { nextSettling } from './ticket.rules.ts'
import { useDrawn } from '#features/lottery/draws/useDrawn.ts'

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
