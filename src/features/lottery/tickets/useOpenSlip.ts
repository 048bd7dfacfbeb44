import { useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { confirm } from '../../../ui/overlay/confirmation.ts'

/** While a slip is open, leaving the page asks for confirmation. */
export function useOpenSlip(isOpen: boolean) {
  const { t } = useLingui()
  useBlocker({
    disabled: !isOpen,
    enableBeforeUnload: isOpen,
    shouldBlockFn: async () =>
      !(await confirm({
        title: t`Leave while the ticket is being bought?`,
        text: t`Check My tickets to see whether it was bought.`,
        confirm: t`Leave`,
        cancel: t`Stay`,
        kind: 'danger',
      })),
  })
}
