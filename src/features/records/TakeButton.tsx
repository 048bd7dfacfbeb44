import { useLingui } from '@lingui/react/macro'
import { saveFile } from '../../device/page/saveFile.ts'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { useIntent } from '../../net/useIntent.ts'
import { Alert } from '../../ui/feedback/Alert.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { SaveButton } from './SaveButton.tsx'
import { csvOf } from './csv.rules.ts'
import { type BetFilter, takeBetsIntent } from './records.atoms.ts'
import { csvHeads, statusNames } from './records.text.ts'

/** Includes bets that are not on screen yet. */
export function TakeButton({ filter }: { readonly filter: BetFilter }) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy, failure } = useIntent(takeBetsIntent)
  const take = async () => {
    const bets = await run(filter)
    if (!bets) return
    const heads = csvHeads.map((head) => t(head))
    const text = csvOf(bets, { heads, status: (status) => t(statusNames[status]) })
    saveFile(`bets ${filter.from} ${filter.to}.csv`, text, 'text/csv;charset=utf-8')
    toast('success', t`Your bets are saved on this phone`)
  }
  return (
    <>
      <SaveButton busy={isBusy} onSave={() => void take()} />
      <Alert>{failure && textOf(failure)}</Alert>
    </>
  )
}
