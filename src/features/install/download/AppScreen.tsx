import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../merchant/merchant.atoms.ts'
import { HandOffPanel } from '../handOff/HandOffPanel.tsx'
import { AppHead } from './AppHead.tsx'
import css from './AppScreen.module.css'
import { PhoneCode } from './PhoneCode.tsx'
import { Way, WayRow } from './Way.tsx'
import { deviceOf, waysFor } from './device.rules.ts'

const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)
const [first, ...others] = waysFor[device]

/** All ways to the app, that of this very device first. */
export function AppScreen() {
  const brand = useAtomValue(brandAtom)
  return (
    <>
      <AppHead title={<Trans>Get the app</Trans>} />
      <div className={css.page}>
        <p className={css.note}>
          <Trans>{brand} opens faster, and the games are there even on a weak network.</Trans>
        </p>
        {device === 'desk' && <PhoneCode />}
        <Way way={first} device={device} />
        <HandOffPanel />
        <section className={css.others}>
          <h2 className={css.heading}>
            <Trans>Other ways</Trans>
          </h2>
          {others.map((way) => (
            <WayRow key={way} way={way} device={device} />
          ))}
        </section>
      </div>
    </>
  )
}
