import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Spinner } from './Spinner.tsx'
import css from './Stage.module.css'

interface StageProps {
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** The whole screen for something of another origin, below a slim bar. */
export const Stage = ({ bar, children }: StageProps) => (
  <div className={css.screen}>
    {bar}
    <div className={css.stage}>{children}</div>
  </div>
)

interface BarProps {
  readonly name: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children?: ReactNode
}

export const StageBar = ({ name, closeLabel, onClose, children }: BarProps) => (
  <header className={css.bar}>
    <IconButton icon="close" label={closeLabel} onClick={onClose} />
    <h1 className={css.name}>{name}</h1>
    {children}
  </header>
)

/** Scripts on their own origin, and nothing of the page: no referrer, no navigation of the top. */
export const StageFrame = ({ title, ...props }: ComponentProps<'iframe'> & { title: string }) => (
  <iframe
    {...props}
    title={title}
    className={css.frame}
    sandbox="allow-scripts allow-same-origin"
    referrerPolicy="no-referrer"
  />
)

interface CurtainProps {
  readonly art: ReactNode
  readonly text: ReactNode
  readonly isFailed: boolean
  /** The ways on, once it is slow or has failed. */
  readonly ways: ReactNode
}

/** Hangs before the stage until there is something to see, and when there is not. */
export const StageCurtain = ({ art, text, isFailed, ways }: CurtainProps) => (
  <div className={css.curtain}>
    <div className={css.art}>{art}</div>
    {!isFailed && <Spinner />}
    <p className={css.text} role={isFailed ? 'alert' : 'status'}>
      {text}
    </p>
    {ways && <div className={css.ways}>{ways}</div>}
  </div>
)
