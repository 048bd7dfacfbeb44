import { useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { PlatformText } from '#i18n/foreign/PlatformText.tsx'
import { Dialog, DialogArt } from '#ui/overlay/Dialog.tsx'
import { ServerHtml } from '#ui/html/ServerHtml.tsx'
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
  const close = () => {
    see(popup.id)
    onClose()
  }
  const goOn = () => {
    if (!hasMore) return close()
    see(popup.id)
    setIndex(index + 1)
  }
  return (
    <Dialog
      open
      title={popup.title ? <PlatformText>{popup.title}</PlatformText> : t`Announcement`}
      art={<DialogArt motif="stage" />}
      confirmLabel={
        hasMore
          ? t({
              message: 'Next',
              comment:
                'Button of a slideshow: the following announcement. See also “Next: {name}”.',
            })
          : t`Got it`
      }
      onConfirm={goOn}
      {...(hasMore && { cancelLabel: t`Close`, onCancel: close })}
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
