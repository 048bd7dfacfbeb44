import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import * as v from 'valibot'
import { captchaIf } from '#api/account/verification.ts'
import { useCaptchaMessages } from '#i18n/text/codeText.ts'
import { useForm } from '#net/form/useForm.ts'
import { Button, IconButton } from '#ui/button/Button.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'
import {
  type QuestionState,
  type Slider,
  sliderAtom,
} from '#features/verification/question.atoms.ts'
import pieces from './Puzzle.module.css'
import css from './Question.module.css'
import type { CheckPrompt } from './human.atoms.ts'
import { type SliderPlace, corner, moved, movedByKey, offsetOf, placeAt } from './place.rules.ts'
import { useAnswer } from './useAnswer.ts'
import { Status } from '#ui/feedback/Status.tsx'

const unknown: Pick<Slider, 'width' | 'height' | 'size'> = { width: 288, height: 168, size: 56 }

const sliderForm = (needsCaptcha: boolean) =>
  v.object({
    place: v.object({ column: v.number(), row: v.number() }),
    captcha: captchaIf(needsCaptcha),
  })

export function SliderQuestion({ prompt }: { readonly prompt: CheckPrompt }) {
  const { t } = useLingui()
  const slider = useAtomValue(sliderAtom)
  const { answerOf, renew, needsCaptcha, sent } = useAnswer(prompt, sliderAtom)
  const extent = slider.state === 'here' ? slider.value : unknown
  const form = useForm({
    ...sent,
    initial: { place: corner, captcha: '' },
    schema: v.pipe(
      sliderForm(needsCaptcha),
      v.transform(({ place, captcha }) => answerOf({ offset: offsetOf(place, extent), captcha })),
    ),
    messages: { captcha: useCaptchaMessages() },
    onFailed: (failure) => {
      form.reset()
      sent.onFailed(failure)
    },
  })
  const { place } = form.values
  const move = (to: SliderPlace) => form.change({ place: to })
  const check = () => {
    if (slider.state === 'here') form.onSubmit()
  }
  return (
    <div className={css.question} data-keep-clear>
      <div className={css.task}>
        <p id="slider-task">
          <Trans>Drag the piece into the gap.</Trans>
        </p>
        <IconButton icon="refresh" label={t`Another picture`} onClick={renew} />
      </div>
      <div className={css.puzzle}>
        <Keys place={place} extent={extent} onMove={move} onConfirm={check} />
        <Puzzle slider={slider} place={place} onMove={move} onRenew={renew} />
      </div>
      {needsCaptcha && <CaptchaField {...form.field('captcha')} round={form.round} />}
      <Status className={css.error}>{form.notice}</Status>
      <Button block busy={form.isBusy} onClick={check}>
        <Trans>Confirm</Trans>
      </Button>
    </div>
  )
}

interface KeysProps {
  readonly place: SliderPlace
  readonly extent: typeof unknown
  readonly onMove: (place: SliderPlace) => void
  readonly onConfirm: () => void
}

/** For keyboards: a slider over all positions, on which the arrow keys move by row and column. */
function Keys({ place, extent, onMove, onConfirm }: KeysProps) {
  const { t } = useLingui()
  const { width, height, size } = extent
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return onConfirm()
    const next = movedByKey(place, event.key, event.shiftKey, extent)
    if (!next) return
    event.preventDefault()
    onMove(next)
  }
  return (
    <input
      type="range"
      className={css.keys}
      data-autofocus
      dir="ltr"
      min={0}
      max={offsetOf({ column: width - size, row: height - size }, extent)}
      value={offsetOf(place, extent)}
      aria-label={t`Position of the piece`}
      aria-valuetext={t({
        message: `${place.column} across, ${place.row} down`,
        comment: 'Position of a puzzle piece on a grid, for screen readers.',
      })}
      aria-describedby="slider-task"
      onChange={({ target }) => onMove(placeAt(Number(target.value), extent))}
      onKeyDown={move}
    />
  )
}

interface PuzzleProps {
  readonly slider: QuestionState<Slider>
  readonly place: SliderPlace
  readonly onMove: (place: SliderPlace) => void
  readonly onRenew: () => void
}

const png = (base64: string) => `data:image/png;base64,${base64}`
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

const Puzzle = ({ slider, place, onMove, onRenew }: PuzzleProps) => (
  <div className={pieces.puzzle} dir="ltr">
    {slider.state === 'loading' && <Spinner />}
    {slider.state === 'failed' && (
      <Button kind="ghost" onClick={onRenew}>
        <Trans>Loading failed, click to retry</Trans>
      </Button>
    )}
    {slider.state === 'here' && <Pieces slider={slider.value} place={place} onMove={onMove} />}
  </div>
)

interface PiecesProps extends Pick<PuzzleProps, 'place' | 'onMove'> {
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
    <div className={pieces.field} onPointerDown={hold} onPointerMove={drag}>
      <img
        className={pieces.picture}
        src={png(picture)}
        alt={t`A picture with a gap`}
        draggable={false}
      />
      <img className={pieces.piece} src={png(piece)} style={style} alt="" draggable={false} />
    </div>
  )
}
