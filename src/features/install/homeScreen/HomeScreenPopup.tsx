import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { brandAtom } from '../../merchant/merchant.atoms.ts'
import { HomeScreenSheet } from './HomeScreenSheet.tsx'
import { Invitation, InvitationArt } from './Invitation.tsx'
import { addToHomeScreenIntent, sheetAtom } from './homeScreen.atoms.ts'
import { noteOfferIntent } from './offers.atoms.ts'
import { isAsked, isInApp } from './sheets.rules.ts'

export function HomeScreenPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const sheet = useAtomValue(sheetAtom)
  const add = useSetAtom(addToHomeScreenIntent)
  const note = useSetAtom(noteOfferIntent)
  const [isShowingHow, setShowingHow] = useState(false)
  useEffect(() => note(), [note])
  if (sheet === null) return null
  const isByBrowser = isAsked(sheet)
  const goOn = () => {
    if (!isByBrowser) return setShowingHow(true)
    onClose()
    void add()
  }
  return (
    <>
      <Dialog
        open={!isShowingHow}
        title={isInApp(sheet) ? t`Open ${brand} in your browser` : t`${brand} on your home screen`}
        art={<InvitationArt />}
        confirmLabel={isByBrowser ? t`Add` : t`Show me how`}
        onConfirm={goOn}
        cancelLabel={t`Not now`}
        onCancel={onClose}
      >
        <Invitation sheet={sheet} />
      </Dialog>
      <HomeScreenSheet open={isShowingHow} onClose={() => setShowingHow(false)} onDone={onClose} />
    </>
  )
}
