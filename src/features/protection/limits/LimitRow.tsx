import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import css from './LimitRow.module.css'

interface Props {
  readonly name: ReactNode
  readonly value: ReactNode
  readonly isNone: boolean
  readonly onChange: () => void
}

export const LimitRow = ({ name, value, isNone, onChange }: Props) => (
  <button type="button" className={css.row} aria-haspopup="dialog" onClick={onChange}>
    <span className={css.name}>{name}</span>
    <span className={css.value} data-none={isNone || undefined}>
      {value}
    </span>
    <Icon name="chevron-right" size="small" />
  </button>
)
