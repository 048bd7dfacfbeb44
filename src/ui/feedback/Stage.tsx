import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { Spinner } from './Spinner.tsx'
import css from './Stage.module.css'

interface StageProps {
  readonly bar?: ReactNode
  readonly children: ReactNode
}

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

/** Only for pages of another origin: with these two permissions one of our own could remove its sandbox. */
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
  readonly ways: ReactNode
}

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
