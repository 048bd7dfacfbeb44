import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import { toast } from '../../ui/toasts.ts'
import { AppLink } from '../AppLink.tsx'
import { ChatItem } from './ChatItem.tsx'
import css from './SideMenu.module.css'
import type { MenuItem } from './menu.rules.ts'

interface Props {
  readonly label: string
  readonly items: readonly MenuItem[]
}

export const MenuItems = ({ label, items }: Props) => (
  <nav aria-label={label}>
    <ul>
      {items.map((item) => (
        <li key={item.icon}>
          <Item {...item} />
        </li>
      ))}
    </ul>
  </nav>
)

function Item({ icon, label, to, next }: MenuItem) {
  const { t } = useLingui()
  const face = (
    <>
      <Icon name={icon} />
      <span className={css.words}>{t(label)}</span>
    </>
  )
  if (to === 'chat') return <ChatItem face={face} />
  if (to === '/m/login')
    return (
      <Link to="/m/login" search={{ next }} className={css.row}>
        {face}
      </Link>
    )
  if (to !== null)
    return (
      <AppLink to={to} className={css.row}>
        {face}
      </AppLink>
    )
  const askService = () => toast('info', t`Please contact customer service`, 2000)
  return (
    <button type="button" className={css.row} onClick={askService} data-leads>
      {face}
    </button>
  )
}
