import type { IconName } from './icons.ts'
import css from './Icon.module.css'

type Props = { name: IconName; size?: 'small' | 'medium' | 'large' }

export function Icon({ name, size = 'medium' }: Props) {
  return (
    <svg className={css.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
