import type { ReactNode } from 'react'
import css from './HomeScreenArt.module.css'

/** The icons on browsers' own buttons, on a 24 grid. */
export const signs = {
  share:
    'M12 15V3.5m-4 4 4-4 4 4M8.5 10H6a1 1 0 0 0-1 1v9a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-9a1 1 0 0 0-1-1h-2.5',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  dots: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  lines: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  plus: 'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3M12 8.5v7M8.5 12h7',
  install:
    'M12 3.5v9m-3.5-3.5 3.5 3.5L15.5 9M9 5H5a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-4M8.5 20.5h7',
  copy: 'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M15 5.5A1.5 1.5 0 0 0 13.5 4H6a2 2 0 0 0-2 2v7.5A1.5 1.5 0 0 0 5.5 15',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M15.5 8.5l-2.2 4.8-4.8 2.2 2.2-4.8z',
} as const

export type SignName = keyof typeof signs

/** Decorative: the step's text is beside it. */
export const StepArt = ({ children }: { readonly children: ReactNode }) => (
  <svg className={css.art} viewBox="0 0 120 84" aria-hidden="true">
    {children}
  </svg>
)

/** The icon to tap, on a glowing disc. */
export const Sign = (props: { name: SignName; x: number; y: number }) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <circle className={css.glow} r="15" />
    <circle className={css.target} r="10.5" />
    <path className={css.sign} transform="translate(-6.6 -6.6) scale(.55)" d={signs[props.name]} />
  </g>
)

export const BrandTile = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 64})`}>
    <rect className={css.plate} width="64" height="64" rx="14" />
    <use href="#m-logo" />
  </g>
)
