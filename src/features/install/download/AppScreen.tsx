import { Trans } from '@lingui/react/macro'
import { HandOffPanel } from '../handOff/HandOffPanel.tsx'
import { AppHead } from './AppHead.tsx'
import css from './AppScreen.module.css'
import { PhoneCode } from './PhoneCode.tsx'
import { Way, WayRow } from './ways/Way.tsx'
import { deviceOf } from './device.rules.ts'
import { AppHero } from './look/AppHero.tsx'
import { useWays } from './useWays.ts'

const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)

export function AppScreen() {
  const [first = 'homeScreen', ...others] = useWays(device)
  return (
    <>
      <AppHead title={<Trans>Get the app</Trans>} />
      <div className={css.page}>
        <AppHero />
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
