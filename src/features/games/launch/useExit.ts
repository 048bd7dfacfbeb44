import { useLingui } from '@lingui/react/macro'
import { useBlocker, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ownPath } from '../../../net/urlGate.ts'
import { confirm } from '../../../ui/overlay/confirmation.ts'

/** Back to where the player came from, or else to `pageBack`. */
export function useExit(pageBack: string | undefined) {
  const router = useRouter()
  const hasHistory = useCanGoBack()
  return () => {
    if (hasHistory) router.history.back()
    else void router.navigate({ href: ownPath(pageBack, '/m/home'), replace: true })
  }
}

/** To the cashier, which leads back into this game. */
export function useDeposit() {
  const router = useRouter()
  return () => {
    const next = router.state.location.href
    void router.navigate({ to: '/m/voucherCenter', search: { next } })
  }
}

/** While a stake is at risk, leaving asks first. */
export function useOpenRound(isOpen: boolean) {
  const { t } = useLingui()
  useBlocker({
    disabled: !isOpen,
    enableBeforeUnload: isOpen,
    shouldBlockFn: async () =>
      !(await confirm({
        title: t`Leave the open round?`,
        text: t`Your stake stays in play, and the game settles it without you.`,
        confirm: t`Leave`,
        cancel: t`Keep playing`,
        kind: 'danger',
      })),
  })
}
