import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Panel } from '#ui/layout/Panel.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { ChevronSummary } from '#ui/list/ChevronSummary.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { sheetAtom } from '#features/install/homeScreen/homeScreen.atoms.ts'
import { isInApp } from '#features/install/homeScreen/sheets.rules.ts'
import { AndroidMethod } from './AndroidMethod.tsx'
import css from '#features/install/download/AppScreen.module.css'
import { HomeScreenMethod } from './HomeScreenMethod.tsx'
import { IosMethod } from './IosMethod.tsx'
import type { InstallMethod as MethodName } from '#features/install/download/device.ts'
import { downloadsAtom, sourcesAtom } from '#features/install/download/downloads.atoms.ts'
import { StoreLink } from './StoreLink.tsx'

const titles = {
  homeScreen: msg({
    message: 'On your home screen',
    comment: 'Heading: the way to put the site on the home screen.',
  }),
  store: msg`App Store`,
  android: msg`Android app`,
  ios: msg`iPhone and iPad`,
} as const

interface Props {
  readonly method: MethodName
}

/** In-app browsers can do none of this. */
const outOfAppTitle = msg`First, open it in your browser`

export function Method({ method }: Props) {
  const { t } = useLingui()
  const sheet = useAtomValue(sheetAtom)
  const isOut = method === 'homeScreen' && isInApp(sheet)
  return (
    <Panel title={t(isOut ? outOfAppTitle : titles[method])}>
      <Content method={method} isFirst />
    </Panel>
  )
}

export function MethodRow({ method }: Props) {
  const { t } = useLingui()
  return (
    <details className={css.method} name="method">
      <ChevronSummary className={css.summary}>{t(titles[method])}</ChevronSummary>
      <div className={css.content}>
        <Content method={method} isFirst={false} />
      </div>
    </details>
  )
}

interface ContentProps extends Props {
  readonly isFirst: boolean
}

function Content({ method, isFirst }: ContentProps) {
  const sources = useAtomValue(sourcesAtom)
  if (method === 'homeScreen') return <HomeScreenMethod isFirst={isFirst} />
  const source = sources[method]
  if (source?.kind === 'store') return <StoreLink url={source.url} isFirst={isFirst} />
  return method !== 'store' && <FileMethod method={method} isFirst={isFirst} />
}

const fileMethods = { android: AndroidMethod, ios: IosMethod } as const

/** Reserves space until the file's details are known. */
function FileMethod({ method, isFirst }: ContentProps & { readonly method: 'android' | 'ios' }) {
  const source = useAtomValue(sourcesAtom)[method]
  const read = useAtomValue(downloadsAtom)
  const OfFile = fileMethods[method]
  return (
    <>
      <Steps method={method} />
      <div className={css.file}>
        {source?.kind === 'file' ? (
          <OfFile isFirst={isFirst} file={source} />
        ) : (
          <Loaded read={read} skeleton={<Skeleton className={css.skeleton} />}>
            {() => null}
          </Loaded>
        )}
      </div>
    </>
  )
}

const steps = {
  android: [
    msg`Tap “Download”. If the phone asks, keep the file.`,
    msg`Open the file. The first time, allow your browser to install apps.`,
    msg`Tap “Install”, then open the app and sign in.`,
  ],
  ios: [
    msg`Tap “Download”, then “Allow”.`,
    msg`Open “Settings” and tap “Profile Downloaded” at the top.`,
    msg`Tap “Install” and enter your phone’s passcode.`,
    msg`The icon is on your home screen now. Open it there.`,
  ],
}

function Steps({ method }: { readonly method: keyof typeof steps }) {
  const { t } = useLingui()
  return (
    <ol className={css.steps}>
      {steps[method].map((step) => (
        <li key={step.id}>{t(step)}</li>
      ))}
    </ol>
  )
}
