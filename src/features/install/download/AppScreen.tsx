import { Trans } from '@lingui/react/macro'
import { HandOffPanel } from '../handOff/HandOffPanel.tsx'
import { AppHead } from './AppHead.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import css from './AppScreen.module.css'
import { PhoneCode } from './PhoneCode.tsx'
import { Method, MethodRow } from './methods/Method.tsx'
import { deviceOf } from './device.rules.ts'
import { AppHero } from './look/AppHero.tsx'
import { useMethods } from './useMethods.ts'

const device = deviceOf(navigator.userAgent, navigator.maxTouchPoints)

export function AppScreen() {
  const [first = 'homeScreen', ...others] = useMethods(device)
  return (
    <>
      <AppHead title={<Trans>Get the app</Trans>} />
      <Columns hasHead>
        <AppHero />
        {device === 'desk' && <PhoneCode />}
        <Method method={first} device={device} />
        <HandOffPanel />
        <section className={css.others}>
          <h2 className={css.heading}>
            <Trans>Other ways</Trans>
          </h2>
          {others.map((method) => (
            <MethodRow key={method} method={method} device={device} />
          ))}
        </section>
      </Columns>
    </>
  )
}
