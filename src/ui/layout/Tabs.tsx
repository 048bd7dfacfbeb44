import type { ReactNode } from 'react'
import { moveChoice } from '../overlay/roving.ts'
import css from './Tabs.module.css'

export type Choice<Key> = { key: Key; label: ReactNode }

type Props<Key extends string> = {
  label: string
  choices: readonly Choice<Key>[]
  value: Key
  onChoose: (key: Key) => void
  panelId?: string
}

export const Tabs = <Key extends string>({
  label,
  choices,
  value,
  onChoose,
  panelId,
}: Props<Key>) => (
  <div className={css.tabs} role="tablist" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.key}
        type="button"
        role="tab"
        className={css.tab}
        aria-selected={choice.key === value}
        aria-controls={panelId}
        tabIndex={choice.key === value ? 0 : -1}
        onClick={() => onChoose(choice.key)}
        onKeyDown={moveChoice}
      >
        {choice.label}
      </button>
    ))}
  </div>
)
