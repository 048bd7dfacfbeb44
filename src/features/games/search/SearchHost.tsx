import { useLingui } from '@lingui/react/macro'
import { Modal } from '#ui/overlay/Modal.tsx'
import { GameSheet } from '#features/games/sheet/GameSheet.tsx'
import css from './SearchHost.module.css'
import type { FindPlaces } from './results/PlaceRows.tsx'
import { SearchPanel, useOverlay } from './SearchPanel.tsx'
import { type PageBelow, usePageBelow } from '#features/games/overlay/usePageBelow.ts'

interface Props {
  readonly below: PageBelow
  readonly findPlaces: FindPlaces
}

export function SearchHost({ below, findPlaces }: Props) {
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
        <SearchPanel findPlaces={findPlaces} />
      </Modal>
      <GameSheet />
    </>
  )
}
