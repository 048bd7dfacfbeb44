import css from './Icon.module.css'
import type icons from './icons.json'
import logo from './Logo.module.css'

export type IconName = keyof typeof icons

type Props = { name: IconName; size?: 'small' | 'medium' | 'large' }

export const Icon = ({ name, size = 'medium' }: Props) => (
  <svg className={css.icon} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
)

export const Logo = ({ size = 'medium' }: Pick<Props, 'size'>) => (
  <svg className={logo.logo} data-size={size} viewBox="0 0 64 64" aria-hidden="true">
    <use href="#m-logo" />
  </svg>
)
