import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { HandOffPanel } from '../handOff/HandOffPanel.tsx'
import { AppHead } from './AppHead.tsx'
import { brandAtom } from '../../merchant/merchant.atoms.ts'
import { Columns } from '../../../ui/layout/Columns.tsx'
import css from './AppScreen.module.css'
import { PhoneCode } from './PhoneCode.tsx'
import { Method, MethodRow } from './methods/Method.tsx'
import { methodsFor } from './device.rules.ts'
import { device } from './device.ts'
import { AppHero } from './look/AppHero.tsx'
import { areSourcesKnownAtom, sourcesAtom } from './sources.atoms.ts'

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
            <Trans>Other ways</Trans>
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
