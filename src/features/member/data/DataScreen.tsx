import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { getOwnData } from '#api/account/memberData.ts'
import { saveFile } from '#device/page/saveFile.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useOfflineReason } from '#i18n/text/useOfflineReason.ts'
import { intentAtom } from '#net/intent.ts'
import { useIntent } from '#net/useIntent.ts'
import { ReasonedButton } from '#ui/button/ReasonedButton.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { Columns } from '#ui/layout/Page.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { roleAtom, sessionAtom } from '#features/session/session.atoms.ts'
import css from './DataScreen.module.css'
import { StoredPanel } from './StoredPanel.tsx'

interface Props {
  readonly saving?: ReactNode
  readonly fieldData?: ReactNode
}

export function DataScreen({ saving, fieldData }: Props) {
  const isGuest = useAtomValue(roleAtom) === 'guest'
  return (
    <Columns heading={<Trans>Data</Trans>}>
      {saving}
      <StoredPanel />
      {!isGuest && <OwnDataPanel />}
      {fieldData}
    </Columns>
  )
}

const takeOwnDataIntent = intentAtom(getOwnData)

function OwnDataPanel() {
  const { t } = useLingui()
  const textOf = useFailureText()
  const userName = useAtomValue(sessionAtom)?.userName ?? ''
  const { run, isBusy, failure } = useIntent(takeOwnDataIntent)
  const take = async () => {
    const data = await run({})
    if (!data) return
    saveFile(`${userName}.json`, JSON.stringify(data, null, 2))
    toast('success', t`Your data is saved on this device`)
  }
  return (
    <Panel title={<Trans>What we know about you</Trans>}>
      <ul className={css.kinds}>
        <li>
          <Trans>Your name, username and mobile number</Trans>
        </li>
        <li>
          <Trans>When and from which browser you signed in</Trans>
        </li>
        <li>
          <Trans>Your deposits, withdrawals and bets</Trans>
        </li>
        <li>
          <Trans>Your favorites, recent games and messages</Trans>
        </li>
      </ul>
      <Alert>{failure && textOf(failure)}</Alert>
      <ReasonedButton
        kind="ghost"
        block
        busy={isBusy}
        icon={<Icon name="download" />}
        reason={useOfflineReason()}
        onClick={() => void take()}
      >
        <Trans>Download my data</Trans>
      </ReasonedButton>
      <p className={css.text}>
        <Trans>A JSON file. Keep it where only you can read it.</Trans>
      </p>
    </Panel>
  )
}
