import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { isStoragePersistent, persistStorage } from '#device/storage/persist.ts'
import { type Stored, clearStored, measureStored } from '#device/storage/stored.ts'
import { Bytes } from '#i18n/Bytes.tsx'
import { Button } from '#ui/button/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Fact } from '#ui/layout/Facts.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { confirm } from '#ui/overlay/confirmation.ts'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import css from './DataScreen.module.css'

const nothing: Stored = { pages: 0, pictures: 0, lists: 0 }

export function StoredPanel() {
  const [stored, setStored] = useState<Stored>()
  const measure = () => measureStored().then(setStored, () => setStored(nothing))
  // After mount: it must not delay the screen.
  useEffect(() => void measure(), [])
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const clear = async () => {
    const isAgreed = await confirm({
      title: t`Clear cached data?`,
      text: t`Pictures and lists are downloaded again when you need them. You stay signed in and keep your language and theme.`,
      confirm: t`Clear`,
      cancel: t`Cancel`,
    })
    if (!isAgreed) return
    setBusy(true)
    const isCleared = await clearStored()
    await measure()
    setBusy(false)
    if (isCleared) toast('success', t`Cached data cleared`)
    else toast('fail', t`Your browser did not let us clear everything.`)
  }
  return (
    <Panel title={<Trans>On this device</Trans>}>
      {stored ? <Sizes {...stored} /> : <Skeleton className={css.skeleton} />}
      <p className={css.text}>
        <Trans>Your session and the changes you make offline are stored until you sign out.</Trans>
      </p>
      <Button kind="ghost" block busy={isBusy} onClick={() => void clear()}>
        <Trans>Clear cached data</Trans>
      </Button>
      <Persistence />
    </Panel>
  )
}

const Sizes = ({ pages, pictures, lists }: Stored) => (
  <dl className={css.sizes}>
    <Fact name={<Trans>The app, so that it opens offline</Trans>}>
      <Bytes of={pages} />
    </Fact>
    <Fact name={<Trans>Pictures</Trans>}>
      <Bytes of={pictures} />
    </Fact>
    <Fact name={<Trans>Lists of games and announcements</Trans>}>
      <Bytes of={lists} />
    </Fact>
    <div className={css.total}>
      <dt>
        <Trans>Total</Trans>
      </dt>
      <dd>
        <Bytes of={pages + pictures + lists} />
      </dd>
    </div>
  </dl>
)

function Persistence() {
  const { t } = useLingui()
  const [isPersistent, setPersistent] = useState<boolean>()
  useEffect(() => void isStoragePersistent().then(setPersistent), [])
  const ask = async () => {
    const isGranted = await persistStorage()
    setPersistent(isGranted)
    if (!isGranted)
      toast(
        'info',
        t`Your browser decides this. If you install the app, it is more likely to agree.`,
      )
  }
  if (isPersistent === undefined) return null
  if (isPersistent)
    return (
      <p className={css.text}>
        <Trans>Your browser keeps this even when the device is low on space.</Trans>
      </p>
    )
  return (
    <>
      <p className={css.text}>
        <Trans>Your browser may clear this when the device is low on space.</Trans>
      </p>
      <Button kind="ghost" block onClick={() => void ask()}>
        <Trans>Keep it on this device</Trans>
      </Button>
    </>
  )
}
