import css from './HomeScreenArt.module.css'
import { BrandTile, signs, Sign, type SignName } from './StepArt.tsx'

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

export const RowArt = () => (
  <>
    <rect className={css.card} x="18" y="6" width="84" height="72" rx="10" />
    <path className={css.dot} d="M30 17h.01M30 67h.01" />
    <path className={css.page} d="M42 17h40M42 67h46" />
    <rect className={css.glow} x="10" y="25" width="100" height="34" rx="13" />
    <rect className={css.target} x="14" y="29" width="92" height="26" rx="10" />
    <path className={css.sign} transform="translate(22.4 35.4) scale(.55)" d={signs.plus} />
    <path className={css.targetLine} d="M46 42h44" />
  </>
)

export const AnswerArt = ({ edge }: { readonly edge: 'top' | 'bottom' }) => {
  const isTop = edge === 'top'
  const y = isTop ? 40 : 14
  return (
    <>
      <rect className={css.card} x="12" y="6" width="96" height="72" rx="10" />
      <BrandTile x={22} y={y} size={28} />
      <path className={css.page} d={`M60 ${y + 8}h36M60 ${y + 20}h22`} />
      <AnswerButton y={isTop ? 21 : 62} />
    </>
  )
}

const AnswerButton = ({ y }: { readonly y: number }) => (
  <>
    <rect className={css.glow} x="58" y={y - 13} width="50" height="26" rx="13" />
    <rect className={css.target} x="62" y={y - 9} width="42" height="18" rx="9" />
    <path className={css.targetLine} d={`M75 ${y}h16`} />
  </>
)

export const ButtonArt = () => (
  <>
    <rect className={css.phone} x="14" y="-30" width="92" height="108" rx="13" />
    <path className={css.page} d="M26 10h60M26 21h68M26 32h44" />
    <rect className={css.glow} x="20" y="43" width="80" height="28" rx="13" />
    <rect className={css.target} x="24" y="47" width="72" height="20" rx="9" />
    <path className={css.targetLine} d="M46 57h28" />
  </>
)
