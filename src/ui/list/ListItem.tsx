import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import css from './ListItem.module.css'

/** For the link or button around an `ItemContent`. */
export const itemClass = (extra = '') => `${css.item} ${extra}`

/** One line of a panel. */
export const flushItemClass = (extra = '') => itemClass(`${css.flush} ${extra}`)

interface Props {
  readonly icon: ReactNode
  readonly name: ReactNode
  readonly note?: ReactNode
  readonly badge?: ReactNode
  readonly end?: IconName
}

export const ItemContent = ({ icon, name, note, badge, end = 'chevron-right' }: Props) => (
  <>
    <span className={css.icon}>{icon}</span>
    <span className={css.words}>
      <span className={css.name}>{name}</span>
      {note && <span className={css.note}>{note}</span>}
    </span>
    {badge}
    <span className={css.end}>
      <Icon name={end} size="small" />
    </span>
  </>
)
