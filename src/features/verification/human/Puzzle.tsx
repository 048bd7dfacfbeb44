import { Trans, useLingui } from '@lingui/react/macro'
import { type PointerEvent, useRef } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import css from './Puzzle.module.css'
import { type Place, moved } from './place.rules.ts'
import type { Question, Slider } from '../question.atoms.ts'

interface Props {
  readonly slider: Question<Slider>
  readonly place: Place
  readonly onMove: (place: Place) => void
  readonly onRenew: () => void
}

const png = (base64: string) => `data:image/png;base64,${base64}`
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

export const Puzzle = ({ slider, place, onMove, onRenew }: Props) => (
  <div className={css.puzzle} dir="ltr">
    {slider.state === 'loading' && <Spinner />}
    {slider.state === 'failed' && (
      <Button kind="ghost" onClick={onRenew}>
        <Trans>Loading failed, click to retry</Trans>
      </Button>
    )}
    {slider.state === 'here' && <Pieces slider={slider.value} place={place} onMove={onMove} />}
  </div>
)

interface PiecesProps extends Pick<Props, 'place' | 'onMove'> {
  readonly slider: Slider
}

/** The piece follows a finger anywhere on the picture, so that the finger need not cover it. */
function Pieces({ slider, place, onMove }: PiecesProps) {
  const { t } = useLingui()
  const { picture, piece, width, height, size } = slider
  const grip = useRef({ x: 0, y: 0, place })
  const hold = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId)
    grip.current = { x: clientX, y: clientY, place }
  }
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    const { x, y, place: start } = grip.current
    const scale = width / currentTarget.clientWidth
    onMove(moved(start, [(clientX - x) * scale, (clientY - y) * scale], slider))
  }
  const style = {
    left: percent(place.column, width),
    top: percent(place.row, height),
    width: percent(size, width),
  }
  return (
    <div className={css.field} onPointerDown={hold} onPointerMove={drag}>
      <img
        className={css.picture}
        src={png(picture)}
        alt={t`A picture with a gap`}
        draggable={false}
      />
      <img className={css.piece} src={png(piece)} style={style} alt="" draggable={false} />
    </div>
  )
}
