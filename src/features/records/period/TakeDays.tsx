import { useLingui } from '@lingui/react/macro'
import type { ProfitDay } from '../../../api/money/records.ts'
import { saveFile } from '../../../device/page/saveFile.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { SaveButton } from '../SaveButton.tsx'
import { csvOfDays } from '../csv.rules.ts'
import type { Range } from './period.rules.ts'
import { dayHeads } from '../records.text.ts'

interface Props {
  readonly days: readonly ProfitDay[]
  readonly range: Range
}

export function TakeDays({ days, range }: Props) {
  const { t } = useLingui()
  const save = () => {
    const table = csvOfDays(
      days,
      dayHeads.map((head) => t(head)),
    )
    saveFile(`days ${range.from} ${range.to}.csv`, table, 'text/csv;charset=utf-8')
    toast('success', t`Daily totals are saved on this phone`)
  }
  return <SaveButton onSave={save} />
}
