import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { EmbedLayout } from '../../../ui/feedback/Embed.tsx'

export const NoGame = ({ onExit }: { readonly onExit: () => void }) => (
  <EmbedLayout>
    <ErrorState
      title={<Trans>This link does not lead to a game</Trans>}
      action={
        <Button onClick={onExit}>
          <Trans>Back</Trans>
        </Button>
      }
    />
  </EmbedLayout>
)
