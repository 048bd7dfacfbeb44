import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import css from './Track.module.css'

export type StopState = 'done' | 'now' | 'ahead' | 'failed' | 'reached'

interface Stop {
  readonly key: string
  readonly name: ReactNode
  readonly text?: ReactNode
  readonly state: StopState
}

const marks: Readonly<Record<StopState, ReactNode>> = {
  done: <Icon name="check" size="small" />,
  reached: <Icon name="check" size="small" />,
  now: <Spinner size="small" />,
  ahead: null,
  failed: <Icon name="close" size="small" />,
}

export const Track = ({ label, stops }: { label: string; stops: readonly Stop[] }) => (
  <ol className={css.track} aria-label={label}>
    {stops.map(({ key, name, text, state }) => (
      <li
        key={key}
        className={css.stop}
        data-state={state}
        aria-current={state === 'done' || state === 'ahead' ? undefined : 'step'}
      >
        <span className={css.mark}>{marks[state]}</span>
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          {text && <span className={css.text}>{text}</span>}
        </span>
      </li>
    ))}
  </ol>
)
