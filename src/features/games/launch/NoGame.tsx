import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/feedback/EmptyState.tsx'
import { EmbedBar, EmbedLayout } from '#ui/feedback/Embed.tsx'

export function NoGame({ onExit }: { readonly onExit: () => void }) {
  const { t } = useLingui()
  return (
    <EmbedLayout bar={<EmbedBar name={t`Game`} closeLabel={t`Exit game`} onClose={onExit} />}>
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
}
