import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TileArt } from '../../ui/art/TileArt.tsx'
import type { Play } from '../../net/frame/play.rules.ts'
import css from './StartScreen.module.css'
import type { StartTarget } from './lottery.rules.ts'
import { useStartFailureText } from './useStartFailureText.ts'

interface Props {
  readonly play: Play
  readonly target: StartTarget
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Hangs before the stage until the page can be seen, and when it cannot. */
export function StartCurtain({ play, target, onRetry, onClose }: Props) {
  const textOf = useStartFailureText()
  return (
    <div className={css.curtain}>
      <div className={css.art}>
        <TileArt vendor={target.vendor} nodeId={target.code} category="LOTT" shape="portrait" />
      </div>
      {!play.failure && <Spinner />}
      <p className={css.text} role={play.failure ? 'alert' : 'status'}>
        {play.failure ? textOf(play.failure) : <Waiting isSlow={play.isSlow} />}
      </p>
      {(play.failure || play.isSlow) && (
        <div className={css.ways}>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button kind="ghost" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

const Waiting = ({ isSlow }: { readonly isSlow: boolean }) =>
  isSlow ? (
    <Trans>The lottery is taking longer than usual. Wait a little, or open it again.</Trans>
  ) : (
    <Trans>Opening the lottery…</Trans>
  )
