import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Link } from '#ui/Link.tsx'
import { UnreadBadge } from '#ui/feedback/Badge.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useYielding } from '#ui/overlay/useYielding.ts'
import { ChannelMark, channelNames } from '#features/support/channels/ChannelMark.tsx'
import { OutLink } from '#features/support/channels/OutLink.tsx'
import css from './ServiceWidget.module.css'
import type { Channel } from '#features/support/channels/channel.rules.ts'
import { hasOwnChatAtom, shownChannelsAtom } from '#features/support/support.atoms.ts'
import { useOpenTray } from './useOpenTray.ts'
import { isWidgetOpenAtom } from './widget.atoms.ts'
import { shownOf } from './widget.rules.ts'

interface Props {
  readonly unread: number
  readonly onChat: () => void
  /** Its button is in the download bar. */
  readonly isInBar?: boolean
}

export function ServiceWidget(props: Props) {
  const channels = useAtomValue(shownChannelsAtom)
  return channels.length > 0 && <Widget {...props} channels={channels} />
}

/** The footer contains all channels of the widget. */
const footer = 'footer'

function Widget({
  unread,
  isInBar = false,
  ...rest
}: Props & { readonly channels: readonly Channel[] }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useAtom(isWidgetOpenAtom)
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const [isOpenedByHand, setOpenedByHand] = useState(false)
  const navigate = useNavigate()
  const lift = useOpenTray(ref, {
    isOpen,
    isOpenedByHand,
    onNoPlace: () => void navigate({ to: '/m/service' }),
  })
  const toggle = () => {
    setOpenedByHand(!isOpen)
    setOpen(!isOpen)
  }
  const isYielding = useYielding(ref, footer)
  return (
    <aside
      ref={ref}
      className={css.widget}
      style={{ translate: `0 ${-lift}px` }}
      aria-label={t`Customer service`}
      data-in-bar={isInBar || undefined}
      data-yielding={isYielding || undefined}
      inert={isYielding}
    >
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <span className="visually-hidden">
          <Trans>Customer service</Trans>
        </span>
        <Icon name={isOpen ? 'close' : 'headset'} />
        {!isOpen && <UnreadBadge count={unread} className={css.count} />}
      </button>
      <div id={id} className={css.tray} hidden={!isOpen}>
        {isOpen && <Entries {...rest} unread={unread} />}
      </div>
    </aside>
  )
}

function Entries({ channels, unread, onChat }: Props & { readonly channels: readonly Channel[] }) {
  const { t } = useLingui()
  const { shown, hasMore } = shownOf(channels)
  const hasOwnChat = useAtomValue(hasOwnChatAtom)
  const chat = (event: MouseEvent) => {
    event.preventDefault()
    onChat()
  }
  return (
    <ul className={css.entries}>
      {shown.map(({ id, kind, url, detail }) => (
        <li key={id}>
          <OutLink
            href={url}
            className={css.entry}
            title={detail}
            onClick={kind === 'livechat' && hasOwnChat ? chat : undefined}
          >
            <Name detail={detail}>{t(channelNames[kind])}</Name>
            <ChannelMark kind={kind} />
            {kind === 'livechat' && <UnreadBadge count={unread} className={css.count} />}
          </OutLink>
        </li>
      ))}
      {hasMore && (
        <li>
          <Link to="/m/service" className={css.entry} title={t`All contact options`}>
            <Name>{t`All contact options`}</Name>
            <Icon name="more" />
          </Link>
        </li>
      )}
    </ul>
  )
}

const Name = ({ children, detail = '' }: { children: ReactNode; detail?: string }) => (
  <span className="visually-hidden">
    {children}
    {detail !== '' && `, ${detail}`}
  </span>
)
