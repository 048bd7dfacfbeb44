import { useLingui } from '@lingui/react/macro'
import { ItemContent, itemClass } from '#ui/list/ListItem.tsx'
import css from './ChannelList.module.css'
import { ChannelMark, channelNames } from './ChannelMark.tsx'
import { OutLink } from './OutLink.tsx'
import type { Channel } from './channel.rules.ts'

export function ChannelList({ channels }: { readonly channels: readonly Channel[] }) {
  const { t } = useLingui()
  return (
    <ul className={css.list} aria-label={t`Contact options`}>
      {channels.map(({ id, kind, url, detail }) => (
        <li key={id}>
          <OutLink href={url} className={itemClass(css.row)}>
            <ItemContent
              icon={
                <span className={css.mark}>
                  <ChannelMark kind={kind} />
                </span>
              }
              name={t(channelNames[kind])}
              note={<bdi className={css.detail}>{detail}</bdi>}
              end="external"
            />
          </OutLink>
        </li>
      ))}
    </ul>
  )
}
