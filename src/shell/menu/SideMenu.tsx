import { useLingui, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import { SignOutButton } from '#features/session/signOut/SignOutButton.tsx'
import { Drawer } from '#ui/overlay/Drawer.tsx'
import type { Openable } from '#ui/overlay/Sheet.tsx'
import { Logo } from '#ui/icon/Icon.tsx'
import { GameMenu } from './GameMenu.tsx'
import { MenuItems, useViewer } from './MenuItems.tsx'
import { Settings } from './Settings.tsx'
import css from './SideMenu.module.css'
import { lowerItems, upperItems } from './menu.rules.ts'
import { may } from '#api/roles.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { GuestActions } from '#shell/header/AccountActions.tsx'

export function SideMenu({ open, onClose }: Openable) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const viewer = useViewer()
  const closeOnWayOut = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [data-leads]')) onClose()
  }
  const heading = (
    <span className={css.brand}>
      <Logo size="small" />
      {brand}
    </span>
  )
  return (
    <Drawer open={open} onClose={onClose} title={t`Menu`} heading={heading}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on the links and buttons inside */}
      <div className={css.menu} onClick={closeOnWayOut}>
        <MoneyButtons />
        <MenuItems
          label={t({
            message: 'Pages',
            comment: 'Name of the list of pages in the menu, for screen readers.',
          })}
          items={upperItems(viewer)}
        />
        <GameMenu />
        <MenuItems
          label={t({ message: 'More', comment: 'Heading over further links in the menu.' })}
          items={lowerItems(viewer)}
        />
        <Settings />
        <div className={css.way} data-leads>
          <SignOutButton />
        </div>
      </div>
    </Drawer>
  )
}

export function MoneyButtons() {
  const role = useAtomValue(roleAtom)
  if (role === 'guest') return <GuestActions className={css.pair} />
  if (!may(role, 'money')) return null
  return (
    <div className={css.pair}>
      <LinkButton to="/m/voucherCenter" size="small">
        <Trans>Deposit</Trans>
      </LinkButton>
      <LinkButton to="/m/withdraw" kind="ghost" size="small">
        <Trans>Withdraw</Trans>
      </LinkButton>
    </div>
  )
}
