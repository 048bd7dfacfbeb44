import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { SocialLinks } from '#features/support/social/SocialLinks.tsx'
import { Boundary } from '#ui/Boundary.tsx'
import { ChevronSummary } from '#ui/list/ChevronSummary.tsx'
import { optional } from '#ui/optional.ts'
import { FooterLinks } from './FooterLinks.tsx'
import { HelpTopics } from './HelpTopics.tsx'
import { SmallPrint } from './SmallPrint.tsx'
import css from './Footer.module.css'

const PromoMenu = optional(() => import('#shell/menu/PromoMenu.tsx'), 'PromoMenu')

export function Footer() {
  return (
    <footer className={css.footer} data-clear-of-bar>
      <div className={css.groups}>
        <Group
          title={
            <Trans comment="Heading of a group in the menu: promotions. Very short.">Promo</Trans>
          }
        >
          <PromoMenu />
        </Group>
        <Group title={<Trans>Help center</Trans>}>
          <HelpTopics />
        </Group>
      </div>
      <FooterLinks />
      <Boundary quiet>
        <SocialLinks />
      </Boundary>
      <SmallPrint />
    </footer>
  )
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
      <ChevronSummary className={css.title}>{title}</ChevronSummary>
      {isOpened && children}
    </details>
  )
}
