import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { roleAtom } from '../../session/session.atoms.ts'
import css from './DataScreen.module.css'
import { OwnDataPanel } from './OwnDataPanel.tsx'
import { StoredPanel } from './StoredPanel.tsx'

interface Props {
  /** How sparing the app is with the player's data plan. */
  readonly saving?: ReactNode
  /** What the app tells of itself. */
  readonly telling?: ReactNode
}

/** What the app keeps on this phone, and what the platform holds of the player. */
export function DataScreen({ saving, telling }: Props) {
  const isGuest = useAtomValue(roleAtom) === 'guest'
  return (
    <div className={css.page}>
      <h1 className="visually-hidden">
        <Trans>Data</Trans>
      </h1>
      {saving}
      <StoredPanel />
      {!isGuest && <OwnDataPanel />}
      {telling}
    </div>
  )
}
