import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { CaptchaToo } from './CaptchaToo.tsx'
import { Puzzle } from './Puzzle.tsx'
import css from './Question.module.css'
import { Trouble } from './Trouble.tsx'
import type { AskedCheck } from './human.atoms.ts'
import { type Place, corner, movedByKey, offsetOf, placeAt } from './place.rules.ts'
import { type Slider, sliderAtom } from './puzzle.atoms.ts'
import { useAnswer } from './useAnswer.ts'

const unknown: Pick<Slider, 'width' | 'height' | 'size'> = { width: 288, height: 168, size: 56 }

export function SliderQuestion({ asked }: { readonly asked: AskedCheck }) {
  const { t } = useLingui()
  const slider = useAtomValue(sliderAtom)
  const { give, renew, isBusy, failure, captcha } = useAnswer(asked, sliderAtom)
  const [place, setPlace] = useState(corner)
  useEffect(() => void renew(), [renew])

  const extent = slider.state === 'here' ? slider.value : unknown
  const check = async () => {
    if (slider.state !== 'here') return
    await give({ offset: offsetOf(place, extent) })
    setPlace(corner)
  }
  return (
    <div className={css.question} data-keep-clear>
      <div className={css.task}>
        <p id="slider-task">
          <Trans>Drag the piece into its gap.</Trans>
        </p>
        <IconButton icon="refresh" label={t`Another picture`} onClick={() => void renew()} />
      </div>
      <div className={css.puzzle}>
        <Keys place={place} extent={extent} onMove={setPlace} onConfirm={() => void check()} />
        <Puzzle slider={slider} place={place} onMove={setPlace} onRenew={() => void renew()} />
      </div>
      <CaptchaToo {...captcha} />
      <Trouble failure={failure} />
      <Button block busy={isBusy} onClick={() => void check()}>
        <Trans>Confirm</Trans>
      </Button>
    </div>
  )
}

interface KeysProps {
  readonly place: Place
  readonly extent: typeof unknown
  readonly onMove: (place: Place) => void
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
      aria-valuetext={t`${place.column} across, ${place.row} down`}
      aria-describedby="slider-task"
      onChange={({ target }) => onMove(placeAt(Number(target.value), extent))}
      onKeyDown={move}
    />
  )
}
