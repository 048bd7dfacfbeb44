import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { brandAtom, merchantAtom } from '../../features/merchant/merchant.atoms.ts'
import { SocialLinks } from '../../features/support/social/SocialLinks.tsx'
import { Boundary } from '../../ui/Boundary.tsx'
import { Link } from '../../ui/Link.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { MenuItems } from '../menu/MenuItems.tsx'
import { promoItems } from '../menu/menu.rules.ts'
import { useViewer } from '../menu/useViewer.ts'
import { Doors } from './Doors.tsx'
import css from './Footer.module.css'
import { HelpTopics } from './HelpTopics.tsx'

export function Footer() {
  return (
    <footer className={css.footer} data-clear-of-bar>
      <div className={css.groups}>
        <Group title={<Trans>Promo</Trans>}>
          <Promo />
        </Group>
        <Group title={<Trans>Help center</Trans>}>
          <HelpTopics />
        </Group>
      </div>
      <Doors />
      <Boundary quiet>
        <SocialLinks />
      </Boundary>
      <SmallPrint />
    </footer>
  )
}

function Promo() {
  const { t } = useLingui()
  return <MenuItems label={t`Promo`} items={promoItems(useViewer())} />
}

interface GroupProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

function Group({ title, children }: GroupProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details
      name="footer"
      className={css.group}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className={css.title}>
        {title}
        <Icon name="chevron-down" size="small" />
      </summary>
      {isOpened && children}
    </details>
  )
}

const year = new Date().getFullYear()

function SmallPrint() {
  const brand = useAtomValue(brandAtom)
  const { minAge } = useAtomValue(merchantAtom)
  return (
    <div className={css.print}>
      <p>
        <Trans>
          Only for people aged {minAge} and over. Play for fun, set yourself a limit, and stop when
          it is no fun any more.
        </Trans>
      </p>
      <p>
        <Link to="/m/help" hash="terms" className={css.terms}>
          <Trans>User agreement</Trans>
        </Link>
      </p>
      <p>
        <Trans>
          © {year} {brand}. All rights reserved.
        </Trans>
      </p>
    </div>
  )
}
