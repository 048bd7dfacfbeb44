import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import css from './AppPopup.module.css'
import { appIconAtom, giftAtom } from '#features/install/download/downloads.atoms.ts'
import { noteAppPopupIntent } from './popup.atoms.ts'

export function AppPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const icon = useAtomValue(appIconAtom)
  const gift = useAtomValue(giftAtom)
  const note = useSetAtom(noteAppPopupIntent)
  const navigate = useNavigate()
  useEffect(note, [note])
  const goThere = () => {
    onClose()
    void navigate({ to: '/m/app' })
  }
  return (
    <Dialog
      open
      title={t`Get the ${brand} app`}
      art={<img className={css.icon} src={icon} alt="" width="64" height="64" />}
      confirmLabel={t`Download`}
      onConfirm={goThere}
      cancelLabel={t`Not now`}
      onCancel={onClose}
    >
      <div className={css.words}>
        <p>
          <Trans>It opens faster, and you can browse games even on a weak connection.</Trans>
        </p>
        {gift && (
          <p>
            <Trans>You also get a gift. See “Promotions”.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  )
}
