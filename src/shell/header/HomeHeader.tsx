import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { brandAtom } from '../../features/merchant/merchant.atoms.ts'
import { roleAtom } from '../../features/session/session.atoms.ts'
import { Link } from '../../ui/Link.tsx'
import { Logo } from '../../ui/icon/Logo.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { optional } from '../../ui/optional.ts'
import { GuestActions } from './GuestActions.tsx'
import css from './Header.module.css'
import { HomeHeaderLayout } from './HeaderLayout.tsx'
import { MenuButton } from './MenuButton.tsx'

const PlayerActions = optional(() =>
  import('./PlayerActions.tsx').then((module) => module.PlayerActions),
)

interface Props {
  readonly balance?: ReactNode
}

export function HomeHeader({ balance }: Props) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const isGuest = useAtomValue(roleAtom) === 'guest'
  return (
    <HomeHeaderLayout
      menu={<MenuButton />}
      logo={<Logo />}
      brand={brand}
      actions={
        <>
          <Link to="/m/app" className={css.icon} aria-label={t`Download`} title={t`Download`}>
            <Icon name="download" />
          </Link>
          {isGuest ? (
            <GuestActions />
          ) : (
            <div className={css.player}>
              <Suspense>
                <PlayerActions balance={balance} />
              </Suspense>
            </div>
          )}
        </>
      }
    />
  )
}
