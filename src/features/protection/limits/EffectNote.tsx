import { Trans, useLingui } from '@lingui/react/macro'
import { toast } from '#ui/feedback/toasts.ts'
import type { effectOf } from '#features/protection/protection.rules.ts'

type Effect = ReturnType<typeof effectOf>

export function EffectNote({ effect }: { readonly effect: Effect | null }) {
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

export function useSavedToast() {
  const { t } = useLingui()
  return (effect: Effect) =>
    toast(
      'success',
      effect === 'later'
        ? t`Saved. It takes effect after 24 hours.`
        : t`Saved. It takes effect now.`,
    )
}
