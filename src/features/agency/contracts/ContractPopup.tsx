import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Dialog, DialogArt } from '#ui/overlay/Dialog.tsx'
import { waitingContractsAtom } from './waiting.atoms.ts'
import { contractNames, contractPaths } from './contract.text.ts'

export function ContractPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const waiting = useAtomValue(waitingContractsAtom)
  const [kind] = useState(waiting[0])
  if (!kind) return null
  const name = t(contractNames[kind])
  const look = () => {
    onClose()
    void navigate({ href: contractPaths[kind] })
  }
  return (
    <Dialog
      open
      title={t`You have a contract to sign`}
      art={<DialogArt motif="feather" />}
      confirmLabel={t`Read it`}
      onConfirm={look}
      cancelLabel={t({ message: 'Later', comment: 'Button: close the question and answer later.' })}
      onCancel={onClose}
    >
      <Trans comment="The placeholder is the kind of contract.">
        {name}: read it, then accept or decline.
      </Trans>
    </Dialog>
  )
}
