import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { helpAtom } from '#features/help/help.atoms.ts'
import { SocialLinks } from '#features/support/social/SocialLinks.tsx'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { Boundary } from '#ui/Boundary.tsx'
import { Link } from '#ui/Link.tsx'
import { ChevronSummary } from '#ui/list/ChevronSummary.tsx'
import { optional } from '#ui/optional.ts'
import { FooterLinks } from './FooterLinks.tsx'
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

function HelpTopics() {
  const topics = useAtomValue(helpAtom).value ?? []
  return (
    <ul className={css.topics}>
      {topics.map(({ id, title }, i) => (
        <li key={id}>
          <Link to="/m/helpDetail" search={{ i }} className={css.topic}>
            <PlatformText>{title}</PlatformText>
          </Link>
        </li>
      ))}
      <li>
        <Link to="/m/help" className={css.topic}>
          <Trans>All help topics</Trans>
        </Link>
      </li>
    </ul>
  )
}
