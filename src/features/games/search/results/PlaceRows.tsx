import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import { langOf } from '#i18n/foreign/langOf.ts'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import css from './PlaceRows.module.css'

/** A search result other than a game: a page of the app or a draw. */
export interface Place {
  readonly id: string
  readonly icon: IconName
  readonly name: string
  /** A description in a few words. */
  readonly note: string
  readonly link: Pick<LinkProps, 'to' | 'search'>
}

export type FindPlaces = (text: string) => readonly Place[]

interface Props {
  readonly places: readonly Place[]
  readonly onLeave: () => void
}

export function PlaceRows({ places, onLeave }: Props) {
  const { t } = useLingui()
  if (places.length === 0) return null
  return (
    <ul className={css.places} aria-label={t`Pages and draws found`}>
      {places.map(({ id, icon, name, note, link }) => (
        <li key={id}>
          <Link {...link} className={css.place} data-result onClick={onLeave}>
            <span className={css.icon}>
              <Icon name={icon} />
            </span>
            <span className={css.words}>
              <span className={css.name} lang={langOf(name)} dir="auto">
                {name}
              </span>
              <span className={css.note}>{note}</span>
            </span>
            <Icon name="chevron-right" size="small" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
