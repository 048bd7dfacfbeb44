import css from './HomeScreenArt.module.css'
import { type SignName, signs } from './signs.ts'

export const Sign = (props: { name: SignName; x: number; y: number; meant?: boolean }) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    {props.meant && <circle className={css.glow} r="15" />}
    {props.meant && <circle className={css.meant} r="10.5" />}
    <path
      className={props.meant ? css.meantSign : css.sign}
      transform="translate(-6.6 -6.6) scale(.55)"
      d={signs[props.name]}
    />
  </g>
)
