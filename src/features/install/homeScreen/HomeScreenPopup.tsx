import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import css from './HomeScreenPopup.module.css'
import { HomeScreenSheet } from './HomeScreenSheet.tsx'
import { HomeArt } from './art/PlaceArt.tsx'
import { StepArt } from './art/StepArt.tsx'
import { addToHomeScreenIntent, sheetAtom } from './homeScreen.atoms.ts'
import { noteOfferIntent } from './offers.atoms.ts'
import { type SheetName, isPromptSheet, isInApp } from './sheets.rules.ts'

export function HomeScreenPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const sheet = useAtomValue(sheetAtom)
  const add = useSetAtom(addToHomeScreenIntent)
  const note = useSetAtom(noteOfferIntent)
  const [isShowingHow, setShowingHow] = useState(false)
  useEffect(() => note(), [note])
  if (sheet === null) return null
  const isByBrowser = isPromptSheet(sheet)
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
        art={
          <div className={css.art}>
            <StepArt>
              <HomeArt />
            </StepArt>
          </div>
        }
        confirmLabel={
          isByBrowser
            ? t({ message: 'Add', comment: 'Verb on a button: put on the home screen.' })
            : t`Show me how`
        }
        onConfirm={goOn}
        cancelLabel={t`Not now`}
        onCancel={onClose}
      >
        <Why sheet={sheet} />
        <ol className={css.steps}>
          {stepsOf(sheet).map((step) => (
            <li key={step.id}>{t(step)}</li>
          ))}
        </ol>
      </Dialog>
      <HomeScreenSheet open={isShowingHow} onClose={() => setShowingHow(false)} onDone={onClose} />
    </>
  )
}

function Why({ sheet }: { readonly sheet: SheetName }) {
  if (sheet === 'iosApp') return <Trans>Please use Safari for download App.</Trans>
  if (sheet === 'androidApp')
    return <Trans>The browser inside this app cannot add it. Chrome can.</Trans>
  return <Trans>It opens with one tap, and you can browse the lobby even offline.</Trans>
}

const apple: readonly SheetName[] = ['safari', 'safariMore', 'safariPad', 'iosBar', 'iosMenu']

function stepsOf(sheet: SheetName): readonly [MessageDescriptor, MessageDescriptor] {
  if (sheet === 'iosApp') return [msg`Copy the link`, msg`Open in Safari`]
  if (sheet === 'androidApp') return [msg`Copy the link`, msg`Open in Chrome`]
  if (isPromptSheet(sheet))
    return [
      msg`Tap “Add”`,
      msg({
        message: 'Confirm “Install”',
        comment:
          'Words in quotation marks are the phone’s or the browser’s own labels: use theirs.',
      }),
    ]
  return [
    apple.includes(sheet)
      ? msg({ message: 'Share', comment: 'Verb on a button.' })
      : msg`Browser menu`,
    msg({
      message: 'Add to Home Screen',
      comment: 'The iPhone’s own menu item: use its wording in the language.',
    }),
  ]
}
