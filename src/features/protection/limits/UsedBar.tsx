import { Trans, useLingui } from '@lingui/react/macro'
import type { Limit } from '../../../api/money/limits.ts'
import { Bar } from '../../../ui/layout/Bar.tsx'
import css from './LimitRow.module.css'
import { usageOf } from '../protection.rules.ts'
import { useProtectionText } from '../useProtectionText.ts'

export function UsedBar({ limit }: { readonly limit: Limit }) {
  const { t } = useLingui()
  const { money, moment } = useProtectionText()
  const usage = usageOf(limit)
  if (!usage) return null
  const used = money(Math.max(0, limit.used))
  const left = money(usage.left)
  const reset = moment(limit.resetsAt)
  return (
    <div className={css.used}>
      <Bar thin value={usage.share} full={usage.left === 0} aria-label={t`Used`} />
      <p>
        <Trans>
          {used} used, {left} left
        </Trans>
      </p>
      <p>
        <Trans>Resets {reset}</Trans>
      </p>
    </div>
  )
}
