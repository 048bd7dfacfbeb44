import { useLingui } from '@lingui/react/macro'
import { langOf } from '#i18n/foreign/langOf.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import type { Place } from './place.ts'
import css from './PlaceRows.module.css'

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
