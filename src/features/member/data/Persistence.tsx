import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isStoragePersistent, persistStorage } from '../../../device/storage/persist.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import css from './DataScreen.module.css'

export function Persistence() {
  const { t } = useLingui()
  const [isPersistent, setPersistent] = useState<boolean>()
  useEffect(() => void isStoragePersistent().then(setPersistent), [])
  const ask = async () => {
    const isGranted = await persistStorage()
    setPersistent(isGranted)
    if (!isGranted) toast('info', t`Your browser decides this. Installing the app helps.`)
  }
  if (isPersistent === undefined) return null
  if (isPersistent)
    return (
      <p className={css.text}>
        <Trans>Your browser keeps this even when the phone is low on space.</Trans>
      </p>
    )
  return (
    <>
      <p className={css.text}>
        <Trans>Your browser may clear this when the phone is low on space.</Trans>
      </p>
      <Button kind="ghost" block onClick={() => void ask()}>
        <Trans>Keep it on this phone</Trans>
      </Button>
    </>
  )
}
