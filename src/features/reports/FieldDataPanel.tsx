import { Trans } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { Panel } from '#ui/layout/Panel.tsx'
import { Switch } from '#ui/form/Checkbox.tsx'
import css from './FieldData.module.css'
import { isMeasuredAtom, isPrivacyAsked } from './fieldData.atoms.ts'

export function FieldDataPanel() {
  const [isOn, setOn] = useAtom(isMeasuredAtom)
  return (
    <Panel title={<Trans>App speed</Trans>}>
      <Switch checked={isOn} onChange={({ target }) => setOn(target.checked)}>
        <Trans>Share page loading times with us</Trans>
      </Switch>
      <p className={css.text}>
        <Trans>
          The page, its loading times, app errors, and the type of network and phone. Never your
          name, your account or what you play.
        </Trans>
      </p>
      {isPrivacyAsked() && (
        <p className={css.text}>
          <Trans>
            Your browser asks not to be tracked, so this stays off unless you turn it on.
          </Trans>
        </p>
      )}
    </Panel>
  )
}
