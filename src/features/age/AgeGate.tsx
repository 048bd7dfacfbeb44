import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { brandAtom, merchantAtom } from '#features/merchant/merchant.atoms.ts'
import { declareAgeIntent, isAgeGateShownAtom } from './age.atoms.ts'

/** Closed if the merchant does not ask for the age or this phone has already answered. */
export function AgeGate() {
  const { t } = useLingui()
  const open = useAtomValue(isAgeGateShownAtom)
  const brand = useAtomValue(brandAtom)
  const minAge = useFormat().count(useAtomValue(merchantAtom).minAge)
  const declare = useSetAtom(declareAgeIntent)
  const [hasDeclined, setDeclined] = useState(false)
  if (open && hasDeclined)
    return (
      <Dialog
        open
        firm
        title={t`You are not old enough for this site yet`}
        confirmLabel={t`Back to the question`}
        onConfirm={() => setDeclined(false)}
      >
        <Trans>
          {brand} is for people of {minAge} and over. You can close this page.
        </Trans>
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      firm
      title={t`Are you ${minAge} or over?`}
      cancelLabel={t({ message: 'Leave', comment: 'Button: leave this page.' })}
      onCancel={() => setDeclined(true)}
      confirmLabel={t`I am ${minAge} or over`}
      onConfirm={declare}
    >
      <Trans>
        This site offers games for money, for adults only. Your answer is stored on this device.
      </Trans>
    </Dialog>
  )
}
