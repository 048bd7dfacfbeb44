import { useRef } from 'react'
import { IconButton } from './IconButton.tsx'
import { useCopy } from './useCopy.ts'
import css from './CopyRow.module.css'

interface Props {
  readonly name: string
  readonly value: string
  readonly copyLabel: string
  readonly isStrong?: boolean
}

export function CopyRow({ name, value, copyLabel, isStrong }: Props) {
  const text = useRef<HTMLElement>(null)
  const copy = useCopy()
  const copyOrSelect = async () => {
    if (!(await copy(value)) && text.current) getSelection()?.selectAllChildren(text.current)
  }
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.content}>
        <b ref={text} className={css.value} data-strong={isStrong || undefined}>
          {value}
        </b>
        <IconButton icon="copy" label={copyLabel} onClick={() => void copyOrSelect()} />
      </dd>
    </div>
  )
}
