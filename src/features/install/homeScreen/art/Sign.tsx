import css from './HomeScreenArt.module.css'
import { type SignName, signs } from './signs.ts'

/** The icon to tap, on a glowing disc. */
export const Sign = (props: { name: SignName; x: number; y: number }) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <circle className={css.glow} r="15" />
    <circle className={css.target} r="10.5" />
    <path className={css.sign} transform="translate(-6.6 -6.6) scale(.55)" d={signs[props.name]} />
  </g>
)
