import type { ComponentProps, ReactNode } from 'react'
import { langOf } from '#i18n/foreign/langOf.ts'
import { IconButton } from '#ui/button/Button.tsx'
import { Spinner } from './Spinner.tsx'
import { embedPermissions } from './embedPermissions.ts'
import css from './Embed.module.css'

interface LayoutProps {
  readonly bar?: ReactNode
  readonly children: ReactNode
}

export const EmbedLayout = ({ bar, children }: LayoutProps) => (
  <div className={css.screen}>
    {bar}
    <div className={css.body} data-shared-picture="embed">
      {children}
    </div>
  </div>
)

interface BarProps {
  readonly name: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children?: ReactNode
}

export const EmbedBar = ({ name, closeLabel, onClose, children }: BarProps) => (
  <header className={css.bar}>
    <IconButton icon="close" label={closeLabel} onClick={onClose} />
    <h1 className={css.name} lang={langOf(name)} dir="auto">
      {name}
    </h1>
    {children}
  </header>
)

/** Only for pages of another origin: a page of this origin with scripts could remove its sandbox. */
export const Embed = ({ title, ...props }: ComponentProps<'iframe'> & { title: string }) => (
  <iframe
    {...props}
    title={title}
    className={css.iframe}
    sandbox={embedPermissions.sandbox.join(' ')}
    allow={embedPermissions.allow.join('; ')}
    referrerPolicy="no-referrer"
  />
)

interface CoverProps {
  readonly art: ReactNode
  readonly text: ReactNode
  readonly isFailed: boolean
  readonly actions: ReactNode
}

export const EmbedCover = ({ art, text, isFailed, actions }: CoverProps) => (
  <div className={css.cover}>
    <div className={css.art} data-shared-picture="cover">
      {art}
    </div>
    {!isFailed && <Spinner />}
    <p className={css.text} role={isFailed ? 'alert' : 'status'}>
      {text}
    </p>
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)
