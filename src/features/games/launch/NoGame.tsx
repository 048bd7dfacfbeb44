import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Stage } from '../../../ui/Stage.tsx'

/** An address that names no game there is. */
export const NoGame = ({ onExit }: { readonly onExit: () => void }) => (
  <Stage>
    <ErrorState
      title={<Trans>This link does not lead to a game</Trans>}
      action={
        <Button onClick={onExit}>
          <Trans>Back</Trans>
        </Button>
      }
    />
  </Stage>
)
