import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { Button } from '#ui/button/Button.tsx'
import { EmptyState, ErrorState } from '#ui/feedback/EmptyState.tsx'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { useSkeleton } from '#ui/skeleton/Skeleton.tsx'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { ChannelList } from './channels/ChannelList.tsx'
import css from './ServiceScreen.module.css'
import { ConnectionCheck } from './connection/ConnectionCheck.tsx'
import { SocialLinks, socialLinksAtom } from './social/SocialLinks.tsx'
import { channelsAtom, hasOwnChatAtom, isChatOfferedAtom } from './support.atoms.ts'

/** Stays open to everyone while the site is closed. */
export function ServiceScreen({ chat }: { readonly chat?: ReactNode }) {
  // Rendered only once the contacts are known, because their arrival would push it down.
  const isKnown = useAtomValue(channelsAtom) !== 'pending'
  const isChatOffered = useAtomValue(isChatOfferedAtom)
  return (
    <div className={css.page} data-wide>
      <header className={css.head}>
        <span className={css.badge}>
          <Icon name="headset" size="large" />
        </span>
        <h1 className={css.heading}>
          <Trans>How can we help?</Trans>
        </h1>
        <p className={css.text}>
          <Trans>Choose whichever suits you. We never ask for your password or a code.</Trans>
        </p>
      </header>
      <div className={css.part}>
        {isChatOffered && chat}
        <Channels />
      </div>
      {isKnown && (
        <div className={css.part}>
          <nav className={css.links}>
            <HelpLink icon="help" to="/m/help">
              <Trans>Help center</Trans>
            </HelpLink>
            <HelpLink icon="mail" to="/m/feedback">
              <Trans>Write to us</Trans>
            </HelpLink>
          </nav>
          <ConnectionCheck />
          <Social />
        </div>
      )}
    </div>
  )
}

function Channels() {
  const hasOwnChat = useAtomValue(hasOwnChatAtom)
  const channels = useAtomValue(channelsAtom)
  const { retry } = useAtomValue(siteAtom)
  const isSkeletonShown = useSkeleton(channels === 'pending')
  if (channels === 'pending')
    return isSkeletonShown && <Skeletons count={4} className={css.skeletons} each={css.skeleton} />
  if (channels === 'unreachable')
    return (
      <ErrorState
        title={<Trans>We cannot show the contacts right now</Trans>}
        action={
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Check your connection. The contacts appear once it is back.</Trans>
      </ErrorState>
    )
  // ChatCard above already shows it, with the unread count.
  const others = hasOwnChat ? channels.filter(({ kind }) => kind !== 'livechat') : channels
  if (others.length > 0) return <ChannelList channels={others} />
  return (
    !hasOwnChat && (
      <EmptyState title={<Trans>Nobody is available right now</Trans>}>
        <Trans>Write to us below. Our answer appears there.</Trans>
      </EmptyState>
    )
  )
}

interface HelpLinkProps {
  readonly icon: IconName
  readonly to: '/m/help' | '/m/feedback'
  readonly children: ReactNode
}

const HelpLink = ({ icon, to, children }: HelpLinkProps) => (
  <Link to={to} className={css.link}>
    <Icon name={icon} />
    <span>{children}</span>
    <Icon name="chevron-right" size="small" />
  </Link>
)

function Social() {
  if (useAtomValue(socialLinksAtom).length === 0) return null
  return (
    <section className={css.social}>
      <h2 className={css.subheading}>
        <Trans>Follow us</Trans>
      </h2>
      <SocialLinks />
    </section>
  )
}
