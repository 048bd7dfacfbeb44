import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './SearchBox.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  readonly 'aria-label': string
  readonly end?: ReactNode
}

export const SearchBox = ({ end, ...input }: Props) => (
  <div className={css.box}>
    <Icon name="search" size="small" />
    <input
      {...input}
      className={css.input}
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={60}
    />
    {end}
  </div>
)
