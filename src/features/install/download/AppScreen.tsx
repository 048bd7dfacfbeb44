import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { AppHead } from './AppHead.tsx'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import { Columns } from '#ui/layout/Page.tsx'
import css from './AppScreen.module.css'
import { Method, MethodRow } from './methods/Method.tsx'
import { device, methodsFor } from './device.ts'
import { AppHero } from './look/AppHero.tsx'
import { areSourcesKnownAtom, sourcesAtom } from './downloads.atoms.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { isNativeWrapper, isStandalone } from '#device/display.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { QrCode } from '#ui/icon/QrCode.tsx'
import { HandOffCode } from '#features/install/handOff/HandOffCode.tsx'

export function AppScreen() {
  const [first = 'homeScreen', ...others] = useMethods()
  return (
    <>
      <AppHead title={useAtomValue(brandAtom)} />
      <Columns hasHead>
        <AppHero />
        {device === 'desk' && <PhoneCode />}
        <Method method={first} />
        <HandOffPanel />
        <section className={css.others}>
          <h2 className={css.heading}>
            <Trans comment="Heading: other ways to get the app.">Other ways</Trans>
          </h2>
          {others.map((method) => (
            <MethodRow key={method} method={method} />
          ))}
        </section>
      </Columns>
    </>
  )
}

/** In the order for this device; a file counts as available until the platform has answered. */
function useMethods() {
  const sources = useAtomValue(sourcesAtom)
  const areKnown = useAtomValue(areSourcesKnownAtom)
  return methodsFor[device].filter((method) => {
    if (method === 'homeScreen') return true
    return sources[method] !== null || (method !== 'store' && !areKnown)
  })
}

function PhoneCode() {
  const { t } = useLingui()
  const language = useAtomValue(languageAtom)
  return (
    <div className={css.phone}>
      <div className={css.code}>
        <QrCode
          text={`${location.origin}/m/app?lang=${language}`}
          label={t`This page as a QR code`}
        />
      </div>
      <p>
        <Trans>Point your phone’s camera here to continue on your phone.</Trans>
      </p>
    </div>
  )
}

const HandOffPanel = () =>
  !isStandalone() &&
  !isNativeWrapper() && (
    <Panel
      title={
        <Trans comment="Asks whether the app is on the home screen already.">
          Already on your home screen?
        </Trans>
      }
    >
      <HandOffCode />
    </Panel>
  )
