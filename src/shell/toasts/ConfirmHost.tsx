import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'

export function ConfirmHost({ open }: { readonly open: boolean }) {
  const question = useAtomValue(confirmationAtom)
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  if (!last) return null
  return (
    <Dialog
      open={open}
      title={last.title}
      confirmLabel={last.confirm}
      cancelLabel={last.cancel}
      kind={last.kind ?? 'primary'}
      onConfirm={() => last.answer(true)}
      onCancel={() => last.answer(false)}
    >
      {last.text}
    </Dialog>
  )
}
