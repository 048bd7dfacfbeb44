import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { type LiteChoice, isLinkDear, liteChoiceAtom } from '#device/traffic/lite.ts'
import { Chips } from '#ui/form/Chips.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import css from './Saving.module.css'
import { Status } from '#ui/feedback/Status.tsx'

export function LitePanel() {
  const { t } = useLingui()
  const [choice, choose] = useAtom(liteChoiceAtom)
  const choices: readonly { key: LiteChoice; label: string }[] = [
    { key: 'auto', label: t({ message: 'Automatic', comment: 'A setting: the app decides.' }) },
    { key: 'on', label: t`Always on` },
    { key: 'off', label: t`Always off` },
  ]
  return (
    <Panel title={<Trans>Lite mode</Trans>}>
      <p className={css.text}>
        <Trans>Simple drawings instead of pictures, fewer rows and no preloading.</Trans>
      </p>
      <Chips wrap label={t`Lite mode`} choices={choices} value={choice} onChoose={choose} />
      <Status className={css.text}>
        <Standing />
      </Status>
    </Panel>
  )
}

function Standing() {
  const isLite = useAtomValue(isLiteAtom)
  const [choice] = useAtom(liteChoiceAtom)
  if (choice !== 'auto') return isLite ? <Trans>It is on.</Trans> : <Trans>It is off.</Trans>
  return isLinkDear() ? (
    <Trans>It is on because Data Saver is on or the network is slow.</Trans>
  ) : (
    <Trans>It is off. It turns on automatically with Data Saver or on a 2G network.</Trans>
  )
}
