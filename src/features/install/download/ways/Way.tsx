import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useReadWords } from '../../../../i18n/text/useReadWords.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Panel } from '../../../../ui/layout/Panel.tsx'
import { Shown } from '../../../../ui/layout/Shown.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { sheetAtom } from '../../homeScreen/homeScreen.atoms.ts'
import { isInApp } from '../../homeScreen/sheets.rules.ts'
import { AndroidWay } from './AndroidWay.tsx'
import css from '../AppScreen.module.css'
import { HomeScreenWay } from './HomeScreenWay.tsx'
import { IosWay } from './IosWay.tsx'
import { Steps } from './Steps.tsx'
import type { Device, Way as WayName } from '../device.rules.ts'
import { downloadsAtom } from '../downloads.atoms.ts'
import { StoreLink } from './StoreLink.tsx'
import { sourcesAtom } from '../sources.atoms.ts'
import { packageSteps, profileSteps } from './steps.ts'
import type { WayProps } from './ways.ts'

const titles = {
  homeScreen: msg`On your home screen`,
  store: msg`App Store`,
  android: msg`Android app`,
  ios: msg`iPhone and iPad`,
} as const

interface Props {
  readonly way: WayName
  readonly device: Device
}

/** In-app browsers can do none of this. */
const wayOut = msg`First, open it in your browser`

export function Way({ way, device }: Props) {
  const { t } = useLingui()
  const sheet = useAtomValue(sheetAtom)
  const isOut = way === 'homeScreen' && sheet !== null && isInApp(sheet)
  return (
    <Panel title={t(isOut ? wayOut : titles[way])}>
      <Content way={way} device={device} isFirst />
    </Panel>
  )
}

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
  const sources = useAtomValue(sourcesAtom)
  if (way === 'homeScreen') return <HomeScreenWay isFirst={props.isFirst} />
  if (way === 'store') return sources.store && <StoreLink url={sources.store.url} {...props} />
  if (sources[way]?.kind === 'store') return <StoreLink url={sources[way].url} {...props} />
  return <FileWay way={way} {...props} />
}

const steps = { android: packageSteps, ios: profileSteps } as const
const fileWays = { android: AndroidWay, ios: IosWay } as const

/** Reserves the place until the file's details are known. */
function FileWay({ way, ...props }: WayProps & { readonly way: keyof typeof steps }) {
  const source = useAtomValue(sourcesAtom)[way]
  const read = useAtomValue(downloadsAtom)
  const words = useReadWords()
  const OfFile = fileWays[way]
  return (
    <>
      <Steps steps={steps[way]} />
      <div className={css.file}>
        {source?.kind === 'file' ? (
          <OfFile {...props} file={source} />
        ) : (
          <Shown read={read} words={words} ghost={<Skeleton className={css.ghost} />}>
            {() => null}
          </Shown>
        )}
      </div>
    </>
  )
}
