import css from './HomeScreenArt.module.css'
import { Sign, type SignName } from './StepArt.tsx'

interface Props {
  readonly edge: 'top' | 'bottom'
  readonly place: 'middle' | 'end'
  readonly sign: SignName
}

export const BarArt = ({ edge, place, sign }: Props) => {
  const isTop = edge === 'top'
  const y = isTop ? 22 : 62
  const x = place === 'end' ? 86 : 60
  return (
    <>
      <rect className={css.phone} x="14" y={isTop ? 6 : -30} width="92" height="108" rx="13" />
      <path
        className={css.page}
        d={isTop ? 'M26 48h68M26 58h50M26 68h60' : 'M26 10h60M26 20h68M26 30h44'}
      />
      <path className={css.edge} d={isTop ? 'M14 37h92' : 'M14 47h92'} />
      {place === 'end' && (
        <rect className={css.field} x="24" y={y - 6} width="44" height="12" rx="6" />
      )}
      {place === 'middle' && (
        <path className={css.dot} d={`M28 ${y}h.01M42 ${y}h.01M78 ${y}h.01M92 ${y}h.01`} />
      )}
      <Sign name={sign} x={x} y={y} />
    </>
  )
}
