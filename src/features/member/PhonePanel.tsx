import { Trans, useLingui } from '@lingui/react/macro'
import { isNativeWrapper, isStandalone } from '../../device/display.ts'
import { Panel } from '../../ui/layout/Panel.tsx'
import css from './MemberScreen.module.css'
import { Places } from './Places.tsx'
import { Version } from './Version.tsx'
import type { MemberSlots } from './member.slots.ts'
import { phonePlaces } from './places.rules.ts'

export function PhonePanel({ preferences, handOff }: Pick<MemberSlots, 'preferences' | 'handOff'>) {
  const { t } = useLingui()
  const isInstalled = isStandalone() || isNativeWrapper()
  return (
    <Panel title={<Trans>On this phone</Trans>} flush>
      <div className={css.preferences}>{preferences}</div>
      <Places label={t`On this phone`} places={phonePlaces(isInstalled)} as="rows" />
      {!isInstalled && handOff}
      <Version />
    </Panel>
  )
}
