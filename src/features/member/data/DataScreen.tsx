import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { roleAtom } from '../../session/session.atoms.ts'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { OwnDataPanel } from './OwnDataPanel.tsx'
import { StoredPanel } from './StoredPanel.tsx'

interface Props {
  readonly saving?: ReactNode
  readonly fieldData?: ReactNode
}

export function DataScreen({ saving, fieldData }: Props) {
  const isGuest = useAtomValue(roleAtom) === 'guest'
  return (
    <Columns heading={<Trans>Data</Trans>}>
      {saving}
      <StoredPanel />
      {!isGuest && <OwnDataPanel />}
      {fieldData}
    </Columns>
  )
}
