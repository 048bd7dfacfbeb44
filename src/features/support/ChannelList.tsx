import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, capCount } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useFormat } from '../../i18n/format.ts'
import css from './ChannelList.module.css'
import { ChannelMark } from './ChannelMark.tsx'
import { OutLink } from './OutLink.tsx'
import type { Channel } from './channel.rules.ts'
import { channelNames } from './channel.text.ts'

interface Props {
  readonly channels: readonly Channel[]
  /** Chat messages that wait. */
  readonly unread: number
}

export function ChannelList({ channels, unread }: Props) {
  const { t } = useLingui()
  return (
    <ul className={css.list} aria-label={t`Ways to reach us`}>
      {channels.map((channel) => (
        <li key={channel.id}>
          <ChannelRow {...channel} count={channel.kind === 'livechat' ? unread : 0} />
        </li>
      ))}
    </ul>
  )
}

function ChannelRow({ kind, url, detail, count }: Channel & { readonly count: number }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <OutLink href={url} className={css.row}>
      <span className={css.mark}>
        <ChannelMark kind={kind} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{t(channelNames[kind])}</span>
        <bdi className={css.detail}>{detail}</bdi>
      </span>
      {count > 0 && (
        <>
          <span className="visually-hidden">
            <Trans>{count} unread</Trans>
          </span>
          <span aria-hidden="true">
            <Badge>{capCount(count, format.count)}</Badge>
          </span>
        </>
      )}
      <Icon name="external" size="small" />
    </OutLink>
  )
}
