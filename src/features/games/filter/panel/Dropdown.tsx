import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import { moveAmong } from '#ui/moveAmong.ts'
import css from './Dropdown.module.css'

interface Props {
  /** The current choice. */
  readonly face: ReactNode
  /** The accessible name, where the current choice alone is not enough. */
  readonly label?: string
  /** Grows towards the start of the line. */
  readonly isAtEnd?: boolean
  readonly children: (close: () => void) => ReactNode
}

/** The arrow keys move through the options; Esc and losing the focus close it. */
export function Dropdown({ face, label, isAtEnd = false, children }: Props) {
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = state === 'open'
  const close = () => setState('done')
  useLayoutEffect(() => {
    // Also on click: not every browser focuses a clicked button.
    if (state === 'done') button.current?.focus()
  }, [state])
  const toggle = () => {
    setState(isOpen ? 'done' : 'open')
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setState('closed')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close()
    if (event.key === 'ArrowDown' && !isOpen) {
      event.preventDefault()
      setState('open')
    } else moveAmong(event, 'button[aria-expanded], input, [data-option]')
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pressed here, the button and the choices inside hear
    <div className={css.place} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <span className={css.face}>{face}</span>
        <Icon name="chevron-down" size="small" />
      </button>
      {isOpen && (
        <div className={css.list} data-end={isAtEnd || undefined}>
          {children(close)}
        </div>
      )}
    </div>
  )
}

interface OptionProps {
  readonly isCurrent: boolean
  readonly onPick: () => void
  readonly children: ReactNode
}

/** Only the chosen option is a tab stop; the arrow keys reach the others. */
export const Option = ({ isCurrent, onPick, children }: OptionProps) => (
  <li>
    <button
      type="button"
      className={css.option}
      aria-pressed={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      data-option
      // Pressing an option must not blur the dropdown, which would close it.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {children}
    </button>
  </li>
)
