import type { ReactNode } from 'react'
import { Icon, type IconName } from '#ui/icon/Icon.tsx'
import css from './SecurityRow.module.css'

interface Props {
  readonly icon: IconName
  readonly name: ReactNode
  readonly facts: ReactNode
  readonly action?: ReactNode
  readonly isFailed?: boolean
}

export const SecurityRow = ({ icon, name, facts, action, isFailed = false }: Props) => (
  <li className={css.row} data-failed={isFailed || undefined}>
    <Icon name={icon} />
    <div className={css.words}>
      <p className={css.name}>{name}</p>
      <p className={css.facts}>{facts}</p>
    </div>
    {action}
  </li>
)
