import { Trans, useLingui } from '@lingui/react/macro'
import type { BetFilter, ProfitDay } from '#api/money/records.ts'
import { saveFile } from '#device/page/saveFile.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useIntent } from '#net/useIntent.ts'
import { Button } from '#ui/button/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { csvOf, csvOfDays } from './csv.rules.ts'
import type { Range } from './period/period.rules.ts'
import { fetchAllBetsIntent } from './records.atoms.ts'
import { betHeads, dayHeads, betStatusNames } from './records.text.ts'

/** Includes bets that are not on screen yet. */
export function SaveBets({ filter }: { readonly filter: BetFilter }) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy, failure } = useIntent(fetchAllBetsIntent)
  const save = async () => {
    const bets = await run(filter)
    if (!bets) return
    const heads = betHeads.map((head) => t(head))
    saveCsv(
      'bets',
      filter,
      csvOf(bets, heads, (status) => t(betStatusNames[status])),
    )
    toast('success', t`Your bets are saved on this device`)
  }
  return (
    <>
      <SaveButton busy={isBusy} onSave={() => void save()} />
      <Alert>{failure && textOf(failure)}</Alert>
    </>
  )
}

interface DaysProps {
  readonly days: readonly ProfitDay[]
  readonly range: Range
}

export function SaveDays({ days, range }: DaysProps) {
  const { t } = useLingui()
  const save = () => {
    const heads = dayHeads.map((head) => t(head))
    saveCsv('days', range, csvOfDays(days, heads))
    toast('success', t`Daily totals are saved on this device`)
  }
  return <SaveButton onSave={save} />
}

const saveCsv = (name: string, { from, to }: Range, csv: string) =>
  saveFile(`${name} ${from} ${to}.csv`, csv, 'text/csv;charset=utf-8')

interface ButtonProps {
  readonly busy?: boolean
  readonly onSave: () => void
}

const SaveButton = ({ busy = false, onSave }: ButtonProps) => (
  <Button
    kind="ghost"
    size="small"
    busy={busy}
    icon={<Icon name="download" size="small" />}
    onClick={onSave}
  >
    <Trans>Save as CSV</Trans>
  </Button>
)
