import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import css from '../AppScreen.module.css'

export function Steps({ steps }: { readonly steps: readonly MessageDescriptor[] }) {
  const { t } = useLingui()
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step.id}>{t(step)}</li>
      ))}
    </ol>
  )
}
