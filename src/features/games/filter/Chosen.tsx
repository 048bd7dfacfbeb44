import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './Chosen.module.css'
import { type Filtering, useVendors } from './useFilter.ts'

export function Chosen({ filter, choose }: Filtering) {
  const { t } = useLingui()
  const vendor = useVendors(filter.list).find(({ code }) => code === filter.vendor)
  const { minBet: bet, minLine: lines } = filter
  const chips = [
    vendor && ([vendor.name, { kind: 'vendor', vendor: null }] as const),
    bet && ([t`Minimum bet ${bet}`, { kind: 'minBet' }] as const),
    lines !== null &&
      ([
        t`At least ${plural(lines, { one: `${lines} line`, other: `${lines} lines` })}`,
        { kind: 'minLine' },
      ] as const),
  ].filter((chip) => !!chip)
  if (chips.length === 0) return null
  return (
    <ul className={css.chips} aria-label={t`Selected filters`}>
      {chips.map(([label, choice]) => (
        <li key={choice.kind}>
          <button
            type="button"
            className={css.chip}
            aria-label={t`Remove: ${label}`}
            onClick={() => choose(choice)}
          >
            <span className={css.words} dir="auto">
              {label}
            </span>
            <Icon name="close" size="small" />
          </button>
        </li>
      ))}
    </ul>
  )
}
