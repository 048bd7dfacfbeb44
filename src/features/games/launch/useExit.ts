import { useLingui } from '@lingui/react/macro'
import { useBlocker, useCanGoBack, useRouter } from '@tanstack/react-router'
import { ownPath } from '#net/urlGate.ts'
import { sheetPicture, shrinkPicture, tilePicture } from '#ui/overlay/growPicture.ts'
import { lastRow } from '#features/games/home/rows.ts'
import { confirm } from '#ui/overlay/confirmation.ts'

/** Goes back to where the player came from, or else to `pageBack`. */
export function useExit(pageBack: string | undefined) {
  const router = useRouter()
  const hasHistory = useCanGoBack()
  return () => {
    if (hasHistory) router.history.back()
    else void router.navigate({ href: ownPath(pageBack, '/m/home'), replace: true })
  }
}

/** Opens the cashier, which leads back into this game. */
export function useDeposit() {
  const router = useRouter()
  return () => {
    const next = router.state.location.href
    void router.navigate({ to: '/m/voucherCenter', search: { next } })
  }
}

/** A game may appear in several rows of home. */
const tileOf = (id: string) =>
  tilePicture(id, lastRow.id === undefined ? '' : `[data-category="${lastRow.id}"]`)

interface Leaving {
  readonly id: string
  readonly isRoundOpen: boolean
}

/** While a stake is at risk, leaving asks for confirmation. On the way back the game shrinks into its tile. */
export function useLeaving({ id, isRoundOpen }: Leaving) {
  const { t } = useLingui()
  const isSure = async () =>
    !isRoundOpen ||
    confirm({
      title: t`Leave this round?`,
      text: t({
        message: 'Your stake stays in play, and the round is settled without you.',
        comment:
          '“Stake” is the money of this round; “stays in play” means it can still win or lose.',
      }),
      confirm: t`Leave`,
      cancel: t`Keep playing`,
      kind: 'danger',
    })
  useBlocker({
    enableBeforeUnload: isRoundOpen,
    shouldBlockFn: async ({ action, next }) => {
      if (!(await isSure())) return true
      const to = () => ('card' in next.search ? sheetPicture() : tileOf(id))
      if (action !== 'PUSH') await new Promise<void>((change) => void shrinkPicture(to, change))
      return false
    },
  })
}
