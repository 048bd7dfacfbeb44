import { useLingui } from '@lingui/react/macro'
import { MenuLink } from '../../../ui/MenuLink.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { listIcons } from '../category.text.ts'
import css from './OwnMenu.module.css'
import { classText } from '../filter/class.text.ts'
import type { OwnClass } from '../filter/filter.rules.ts'

const pages = [
  ['HOT', '/m/hot'],
  ['FAV', '/m/fav'],
  ['RECENT', '/m/recent'],
] as const satisfies readonly (readonly [OwnClass, string])[]

export function OwnMenu() {
  const { t } = useLingui()
  return (
    <nav className={css.menu} aria-label={t`Game types`}>
      {pages.map(([own, to]) => (
        <MenuLink key={own} to={to} replace className={css.page}>
          <Icon name={listIcons[own]} size="small" />
          {classText(own, t)}
        </MenuLink>
      ))}
    </nav>
  )
}
