import { useLingui } from '@lingui/react/macro'
import { Modal } from '#ui/overlay/Modal.tsx'
import { GameSheet } from '#features/games/sheet/GameSheet.tsx'
import css from './SearchHost.module.css'
import { SearchPanel } from './SearchPanel.tsx'
import { useOverlay } from './useOverlay.ts'
import { type Page, usePageBelow } from '#features/games/overlay/usePageBelow.ts'

export function SearchHost({ below }: { readonly below: Page | null }) {
  const { t } = useLingui()
  usePageBelow(below)
  const { find, close } = useOverlay()
  return (
    <>
      <Modal
        inAddress
        open={find !== undefined}
        onClose={close}
        className={css.overlay}
        aria-label={t`Search games`}
      >
        <SearchPanel />
      </Modal>
      <GameSheet />
    </>
  )
}
