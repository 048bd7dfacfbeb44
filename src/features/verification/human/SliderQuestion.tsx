import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Puzzle } from './Puzzle.tsx'
import css from './Question.module.css'
import { Trouble } from './Trouble.tsx'
import type { Asked } from './human.atoms.ts'
import { sliderAtom } from './puzzle.atoms.ts'
import { useAnswer } from './useAnswer.ts'

/** A tap puts the piece somewhere; only a drag says that this is the place. */
const dragLength = 8
const widest = { width: 288, size: 56 }

/** A piece to slide into its gap: by finger, or by arrow keys and Enter. */
export function SliderQuestion({ asked }: { readonly asked: Asked }) {
  const { t } = useLingui()
  const slider = useAtomValue(sliderAtom)
  const { give, renew, isBusy, failure } = useAnswer(asked, sliderAtom)
  const [offset, setOffset] = useState(0)
  const grip = useRef(0)
  useEffect(() => void renew(), [renew])

  const { width, size } = slider.state === 'here' ? slider.value : widest
  const end = width - size
  const check = async () => {
    if (slider.state !== 'here') return
    await give({ offset })
    setOffset(0)
  }
  const release = (event: PointerEvent) => {
    if (Math.abs(event.clientX - grip.current) > dragLength) void check()
  }
  const confirm = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void check()
  }
  return (
    <div className={css.question} data-keep-clear>
      <div className={css.task}>
        <p id="slider-task">
          <Trans>Slide the piece into its gap.</Trans>
        </p>
        <IconButton icon="refresh" label={t`Another picture`} onClick={() => void renew()} />
      </div>
      <Puzzle slider={slider} offset={offset} onRenew={() => void renew()} />
      <input
        type="range"
        className={css.range}
        data-autofocus
        dir="ltr"
        min={0}
        max={end}
        value={offset}
        aria-label={t`Place of the piece`}
        aria-valuetext={t`${offset} of ${end}`}
        aria-describedby="slider-task"
        onChange={({ target }) => setOffset(Number(target.value))}
        onPointerDown={({ clientX }) => (grip.current = clientX)}
        onPointerUp={release}
        onKeyDown={confirm}
      />
      <Trouble failure={failure} />
      <Button kind="ghost" block busy={isBusy} onClick={() => void check()}>
        <Trans>Confirm</Trans>
      </Button>
    </div>
  )
}
