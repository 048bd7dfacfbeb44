import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { waitingContractsAtom } from '../agency.atoms.ts'
import { contractNames, contractPaths } from './contract.text.ts'

export function ContractPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const waiting = useAtomValue(waitingContractsAtom)
  const [kinds] = useState(waiting)
  const [index, setIndex] = useState(0)
  const kind = kinds[index]
  if (!kind) return null
  const name = t(contractNames[kind])
  const look = () => {
    onClose()
    void navigate({ href: contractPaths[kind] })
  }
  const leaveUnread = () => (index + 1 < kinds.length ? setIndex(index + 1) : onClose())
  return (
    <Dialog
      open
      title={t`You have a contract to sign`}
      confirmLabel={t`Read it`}
      onConfirm={look}
      cancelLabel={t`Later`}
      onCancel={leaveUnread}
    >
      <Trans>{name}: read it and say whether you accept.</Trans>
    </Dialog>
  )
}
