import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { may } from '../../api/roles.ts'
import { Link } from '../../ui/Link.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { Balance } from './Balance.tsx'
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
        <Link to="/m/voucherCenter" search={{ next }} className={buttonClass('primary', 'small')}>
          <Trans>Deposit</Trans>
        </Link>
      )}
    </>
  )
}
