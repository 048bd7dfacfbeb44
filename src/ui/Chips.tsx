import { moveChoice } from './roving.ts'
import type { Choice } from './Tabs.tsx'
import css from './Chips.module.css'

type Props<Key extends string> = {
  label: string
  choices: readonly Choice<Key>[]
  value: Key
  onChoose: (key: Key) => void
  /** Wraps onto more lines instead of scrolling. */
  wrap?: boolean
}

/** One of several, as pills. */
export const Chips = <Key extends string>(props: Props<Key>) => (
  <div
    className={css.chips}
    data-wrap={props.wrap || undefined}
    role="radiogroup"
    aria-label={props.label}
    onKeyDown={moveChoice}
  >
    {props.choices.map(({ key, label }) => (
      <button
        key={key}
        type="button"
        role="radio"
        className={css.chip}
        aria-checked={key === props.value}
        tabIndex={key === props.value ? 0 : -1}
        onClick={() => props.onChoose(key)}
      >
        {label}
      </button>
    ))}
  </div>
)
