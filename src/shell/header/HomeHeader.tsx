import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { AccountActions } from './AccountActions.tsx'
import css from './Header.module.css'
import { Brand, HeaderLayout } from './HeaderLayout.tsx'
import { MenuButton } from './MenuButton.tsx'

export function HomeHeader({ search }: { readonly search?: ReactNode }) {
  const { t } = useLingui()
  return (
    <HeaderLayout
      search={search}
      actions={
        <>
          <Link to="/m/app" className={css.icon} aria-label={t`Download`} title={t`Download`}>
            <Icon name="download" />
          </Link>
          <AccountActions />
        </>
      }
    >
      <MenuButton />
      <Brand>{useAtomValue(brandAtom)}</Brand>
    </HeaderLayout>
  )
}
