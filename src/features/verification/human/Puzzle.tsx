import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import css from './Puzzle.module.css'
import type { Question, Slider } from './puzzle.atoms.ts'

interface Props {
  readonly slider: Question<Slider>
  /** How far right the piece lies, in pixels of the picture. */
  readonly offset: number
  readonly onRenew: () => void
}

const png = (base64: string) => `data:image/png;base64,${base64}`
const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

export const Puzzle = ({ slider, offset, onRenew }: Props) => (
  <div className={css.puzzle} dir="ltr">
    {slider.state === 'loading' && <Spinner />}
    {slider.state === 'failed' && (
      <Button kind="ghost" onClick={onRenew}>
        <Trans>Loading failed, click to retry</Trans>
      </Button>
    )}
    {slider.state === 'here' && <Pieces slider={slider.value} offset={offset} />}
  </div>
)

function Pieces({ slider, offset }: { readonly slider: Slider; readonly offset: number }) {
  const { t } = useLingui()
  const { picture, piece, width, height, size, top } = slider
  const place = {
    left: percent(offset, width),
    top: percent(top, height),
    width: percent(size, width),
  }
  return (
    <>
      <img className={css.picture} src={png(picture)} alt={t`A picture with a gap`} />
      <img className={css.piece} src={png(piece)} style={place} alt="" />
    </>
  )
}
