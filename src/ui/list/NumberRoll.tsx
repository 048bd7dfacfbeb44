import { useState } from 'react'
import css from './NumberRoll.module.css'

/** Rolls to each new number; the first one is shown without motion. */
export function NumberRoll({ children }: { readonly children: string }) {
  const [shown, setShown] = useState({ text: children, isNew: false })
  if (shown.text !== children) setShown({ text: children, isNew: true })
  return (
    <span className={css.window}>
      <span key={children} className={css.number} data-new={shown.isNew || undefined}>
        {children}
      </span>
    </span>
  )
}
