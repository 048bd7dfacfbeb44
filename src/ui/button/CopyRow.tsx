import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { toast } from '../feedback/toasts.ts'
import { IconButton } from './IconButton.tsx'
import css from './CopyRow.module.css'

interface Props {
  readonly name: string
  readonly value: string
  readonly copyLabel: string
  readonly isStrong?: boolean
}

export function CopyRow({ name, value, copyLabel, isStrong }: Props) {
  const { t } = useLingui()
  const text = useRef<HTMLElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast('success', t`Copied`, 2000)
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current)
    }
  }
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.content}>
        <b ref={text} className={css.value} data-strong={isStrong || undefined}>
          {value}
        </b>
        <IconButton icon="copy" label={copyLabel} onClick={() => void copy()} />
      </dd>
    </div>
  )
}
