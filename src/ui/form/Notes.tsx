import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './Notes.module.css'

interface Noted {
  readonly error?: ReactNode
  readonly hint?: ReactNode
}

export const errorId = (id: string) => `${id}-error`

/** Links a control to the notes of its field. */
export const tiedTo = (id: string, { error, hint }: Noted) => ({
  'aria-describedby':
    [Boolean(error) && errorId(id), Boolean(hint) && `${id}-hint`].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': error ? (true as const) : undefined,
})

interface NoteProps {
  readonly of: string
  readonly children: ReactNode
}

export const ErrorNote = ({ of: id, children }: NoteProps) =>
  Boolean(children) && (
    <p className={css.error} id={errorId(id)}>
      <Icon name="warning" size="small" />
      <span>{children}</span>
    </p>
  )

export const HintNote = ({ of: id, children }: NoteProps) =>
  Boolean(children) && (
    <p className={css.hint} id={`${id}-hint`}>
      {children}
    </p>
  )
