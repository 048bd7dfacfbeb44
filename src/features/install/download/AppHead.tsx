import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import css from './AppScreen.module.css'
import { appIconAtom } from './downloads.atoms.ts'

interface Props {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** The app's icon beside what the page is about. */
export const AppHead = ({ title, children }: Props) => (
  <header className={css.head}>
    <img className={css.icon} src={useAtomValue(appIconAtom)} alt="" width="64" height="64" />
    <div>
      <h1 className={css.title}>{title}</h1>
      {children}
    </div>
  </header>
)
