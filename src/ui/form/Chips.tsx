import { type ComponentProps, useId } from 'react'
import { chosenCell } from '#ui/chosenCell.ts'
import type { TabChoice } from '#ui/layout/Tabs.tsx'
import css from './Chips.module.css'

type Props<Key> = {
  label: string
  choices: readonly TabChoice<Key>[]
  value: Key | undefined
  onChoose: (key: Key) => void
  wrap?: boolean
}

export function Chips<Key extends string | number | null>({
  label,
  choices,
  value,
  onChoose,
  wrap,
}: Props<Key>) {
  const name = useId()
  return (
    <div className={css.chips} data-wrap={wrap || undefined} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label
          key={String(choice.key)}
          ref={choice.key === value ? chosenCell : undefined}
          className={css.chip}
        >
          <input
            className={css.input}
            type="radio"
            name={name}
            checked={choice.key === value}
            onChange={() => onChoose(choice.key)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}

/** A link in line with the chips, to choices that have no chip. */
export const ChipButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button {...props} type="button" className={css.chip} />
)
