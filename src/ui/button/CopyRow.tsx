import { IconButton } from './Button.tsx'
import { useCopy } from './useCopy.tsx'
import css from './CopyRow.module.css'

interface Props {
  readonly name: string
  readonly value: string
  readonly copyLabel: string
  readonly isStrong?: boolean
}

export function CopyRow({ name, value, copyLabel, isStrong }: Props) {
  const copy = useCopy()
  return (
    <div className={css.row}>
      <dt className={css.name}>{name}</dt>
      <dd className={css.content}>
        <b className={css.value} dir="auto" data-strong={isStrong || undefined}>
          {value}
        </b>
        <IconButton icon="copy" label={copyLabel} onClick={() => void copy(value)} />
      </dd>
    </div>
  )
}
