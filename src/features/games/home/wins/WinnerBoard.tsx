import { Trans, useLingui } from '@lingui/react/macro'
import { optional } from '#ui/optional.ts'
import css from './WinnerBoard.module.css'
import { useNear } from '#features/games/list/useNear.ts'

const Wins = optional(() => import('./Wins.tsx'), 'Wins')

/** `#winners` links here. */
export function WinnerBoard() {
  const { t } = useLingui()
  const [place, isNear] = useNear<HTMLElement>(false)
  return (
    <section ref={place} id="winners" className={css.board} aria-label={t`Latest wins`}>
      <h2 className={css.title}>
        <Trans>Latest wins</Trans>
      </h2>
      {isNear && <Wins />}
    </section>
  )
}
