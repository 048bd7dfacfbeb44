import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandAtom, isOnAtom } from '../../features/merchant/merchant.atoms.ts'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import css from './AffiliateSheet.module.css'

export function GuestPanel() {
  const brand = useAtomValue(brandAtom)
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const role = useAtomValue(roleAtom)
  return (
    <>
      <h3 className={css.heading}>
        <Trans>Bring players to {brand}</Trans>
      </h3>
      <ul className={css.gains}>
        <li>
          <Trans>
            Every player has an invitation code and link, and earns a reward for friends who come to
            play.
          </Trans>
        </li>
        <li>
          <Trans>As an agent you get a share of what the house earns from your players.</Trans>
        </li>
      </ul>
      <div className={css.actions}>
        <LinkButton to="/m/affiliate" kind="ghost">
          <Trans>How it works</Trans>
        </LinkButton>
        {role === 'guest' && (
          <LinkButton to="/m/login" search={{ next: '/m/inviteFriends' }}>
            <Trans>Join</Trans>
          </LinkButton>
        )}
        {role === 'trial' && canRegister && (
          <LinkButton to="/m/register">
            <Trans>Join</Trans>
          </LinkButton>
        )}
      </div>
    </>
  )
}
