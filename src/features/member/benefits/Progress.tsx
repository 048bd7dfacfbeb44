import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId, type ReactNode } from 'react'
import { Bar } from '../../../ui/layout/Bar.tsx'
import { moneyAtom } from '../../merchant/merchant.atoms.ts'
import css from './Progress.module.css'
import { progressOf } from './benefits.rules.ts'

interface Props {
  readonly title: ReactNode
  readonly step: { readonly done: number; readonly need: number }
}

export function Progress({ title, step }: Props) {
  const id = useId()
  const money = useAtomValue(moneyAtom)
  const { share, left } = progressOf(step)
  const done = money(step.done)
  const need = money(step.need)
  const missing = money(left)
  return (
    <div className={css.progress}>
      <p className={css.line}>
        <span className={css.title} id={id}>
          {title}
        </span>
        <span className={css.figures}>
          {done} / {need}
        </span>
      </p>
      <Bar value={share} aria-labelledby={id} />
      <p className={css.left}>
        {left > 0 ? <Trans>{missing} to go</Trans> : <Trans>Completed</Trans>}
      </p>
    </div>
  )
}
