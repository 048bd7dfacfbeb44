import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { IconName } from '../../ui/icon/icons.ts'
import css from './SecurityRow.module.css'

interface Props {
  readonly icon: IconName
  readonly name: ReactNode
  readonly fact: ReactNode
  readonly action?: ReactNode
}

export const KeyRow = ({ icon, name, fact, action }: Props) => (
  <li className={css.row}>
    <Icon name={icon} />
    <div className={css.words}>
      <p className={css.name}>{name}</p>
      <p className={css.facts}>{fact}</p>
    </div>
    {action}
  </li>
)
