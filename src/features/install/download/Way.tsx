import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Download } from '../../../api/downloads.ts'
import { useReadWords } from '../../../i18n/useReadWords.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Shown } from '../../../ui/Shown.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { AndroidWay } from './AndroidWay.tsx'
import css from './AppScreen.module.css'
import { HomeScreenWay } from './HomeScreenWay.tsx'
import { IosWay } from './IosWay.tsx'
import { Steps } from './Steps.tsx'
import type { Device, Way as WayName } from './device.rules.ts'
import { downloadsAtom } from './downloads.atoms.ts'
import { packageSteps, profileSteps } from './steps.ts'
import type { WayProps } from './ways.ts'

const titles = {
  homeScreen: msg`On your home screen`,
  android: msg`Android app`,
  ios: msg`iPhone and iPad`,
} as const

interface Props {
  readonly way: WayName
  readonly device: Device
}

/** The way of this device, in full. */
export function Way({ way, device }: Props) {
  const { t } = useLingui()
  return (
    <Panel title={t(titles[way])}>
      <Content way={way} device={device} isFirst />
    </Panel>
  )
}

/** Another way, behind its name. */
export function WayRow({ way, device }: Props) {
  const { t } = useLingui()
  return (
    <details className={css.way} name="way">
      <summary className={css.summary}>
        {t(titles[way])}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={css.content}>
        <Content way={way} device={device} isFirst={false} />
      </div>
    </details>
  )
}

function Content({ way, ...props }: WayProps & { readonly way: WayName }) {
  if (way === 'homeScreen') return <HomeScreenWay isFirst={props.isFirst} />
  if (way === 'android')
    return (
      <>
        <Steps steps={packageSteps} />
        <OfFile type="Android">{(file) => <AndroidWay {...props} file={file} />}</OfFile>
      </>
    )
  return (
    <>
      <Steps steps={profileSteps} />
      <OfFile type="MOBILECONFIG">{(file) => <IosWay {...props} file={file} />}</OfFile>
    </>
  )
}

interface OfFileProps {
  readonly type: Download['type']
  readonly children: (file: Download) => ReactNode
}

/** What is known of a file comes a moment later, into a place that is kept for it. */
function OfFile({ type, children }: OfFileProps) {
  const read = useAtomValue(downloadsAtom)
  return (
    <div className={css.file}>
      <Shown read={read} words={useReadWords()} ghost={<Skeleton className={css.ghost} />}>
        {(files) => {
          const file = files.find((one) => one.type === type)
          return file ? children(file) : null
        }}
      </Shown>
    </div>
  )
}
