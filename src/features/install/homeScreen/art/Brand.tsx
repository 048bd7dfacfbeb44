import css from './HomeScreenArt.module.css'

export const Brand = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 64})`}>
    <rect className={css.plate} width="64" height="64" rx="14" />
    <use href="#m-logo" />
  </g>
)
