import { Trans } from '@lingui/react/macro'

export function EffectNote({ effect }: { readonly effect: 'same' | 'now' | 'later' | null }) {
  switch (effect) {
    case 'now':
      return <Trans>Takes effect immediately</Trans>
    case 'later':
      return (
        <Trans>
          Looser than now. It takes effect after 24 hours, and you can cancel it until then.
        </Trans>
      )
    case 'same':
      return <Trans>This is your limit now</Trans>
    case null:
      return <Trans>Stricter limits take effect immediately, looser ones after 24 hours</Trans>
  }
}
