import { Trans } from '@lingui/react/macro'

/** When a chosen value holds. */
export function EffectNote({ effect }: { readonly effect: 'same' | 'now' | 'later' | null }) {
  switch (effect) {
    case 'now':
      return <Trans>Holds at once</Trans>
    case 'later':
      return (
        <Trans>Looser than now: holds after 24 hours, and you can take it back until then</Trans>
      )
    case 'same':
      return <Trans>This is your limit now</Trans>
    case null:
      return <Trans>Tighter holds at once, looser after 24 hours</Trans>
  }
}
