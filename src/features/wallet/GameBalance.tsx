import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { may } from '#api/roles.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { Balance } from './balance/Balance.tsx'
import { balanceAtom } from './wallet.atoms.ts'

/** The balance in a game. When it is zero, a link to deposit and come back. */
export function GameBalance() {
  const balance = useAtomValue(balanceAtom)
  const hasMoney = may(useAtomValue(roleAtom), 'money')
  const next = useLocation({ select: ({ href }) => href })
  const isEmpty = balance.kind === 'known' && balance.minor === 0
  return (
    <>
      <Balance as="chip" />
      {isEmpty && hasMoney && (
        <LinkButton to="/m/voucherCenter" search={{ next }} size="small">
          <Trans>Deposit</Trans>
        </LinkButton>
      )}
    </>
  )
}
