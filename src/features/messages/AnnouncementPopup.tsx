import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ServerHtml } from '../../ui/html/ServerHtml.tsx'
import css from './AnnouncementPopup.module.css'
import { duePopupsAtom, seePopupIntent } from './popup.atoms.ts'
import { withRemSizes, withoutTitle } from './popup.rules.ts'

export function AnnouncementPopup({ onClose }: { readonly onClose: () => void }) {
  const due = useAtomValue(duePopupsAtom)
  const [popups] = useState(due)
  const [index, setIndex] = useState(0)
  const see = useSetAtom(seePopupIntent)
  const { t } = useLingui()
  const popup = popups[index]
  if (!popup) return null
  const hasMore = index + 1 < popups.length
  const goOn = () => {
    see(popup.id)
    if (hasMore) setIndex(index + 1)
    else onClose()
  }
  return (
    <Dialog
      open
      title={popup.title || t`Announcement`}
      confirmLabel={hasMore ? t`Next` : t`Got it`}
      onConfirm={goOn}
    >
      <ServerHtml
        key={popup.id}
        className={css.content ?? ''}
        isSized
        html={withRemSizes(withoutTitle(popup))}
      />
    </Dialog>
  )
}
