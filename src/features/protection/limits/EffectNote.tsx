import { Trans } from '@lingui/react/macro'

export function EffectNote({ effect }: { readonly effect: 'same' | 'now' | 'later' | null }) {
  switch (effect) {
    case 'now':
      return <Trans>Applies at once</Trans>
    case 'later':
      return (
        <Trans>Looser than now: applies after 24 hours, and you can take it back until then</Trans>
      )
    case 'same':
      return <Trans>This is your limit now</Trans>
    case null:
      return <Trans>Stricter limits apply at once, looser ones after 24 hours</Trans>
  }
}
