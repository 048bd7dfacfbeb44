import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icon/Icon.tsx'
import css from './ChannelList.module.css'
import { ChannelMark } from './ChannelMark.tsx'
import { OutLink } from './OutLink.tsx'
import type { Channel } from './channel.rules.ts'
import { channelNames } from './channel.text.ts'

export function ChannelList({ channels }: { readonly channels: readonly Channel[] }) {
  const { t } = useLingui()
  return (
    <ul className={css.list} aria-label={t`Contact options`}>
      {channels.map(({ id, kind, url, detail }) => (
        <li key={id}>
          <OutLink href={url} className={css.row}>
            <span className={css.mark}>
              <ChannelMark kind={kind} />
            </span>
            <span className={css.words}>
              <span className={css.name}>{t(channelNames[kind])}</span>
              <bdi className={css.detail}>{detail}</bdi>
            </span>
            <Icon name="external" size="small" />
          </OutLink>
        </li>
      ))}
    </ul>
  )
}
