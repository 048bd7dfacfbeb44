import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Tier } from '#api/promotions/benefits.ts'
import { usePercent } from '#i18n/percent.ts'
import { isFromRight, whenResized } from '#ui/measure.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { shortMoneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from './TierTable.module.css'
import { perkRowsOf } from './benefits.rules.ts'

interface Props {
  readonly tiers: readonly Tier[]
  readonly own: string
}

/** Perks in rows, tiers in columns; the names of the perks stay in view while the tiers scroll. */
export function TierTable({ tiers, own }: Props) {
  const { t } = useLingui()
  if (tiers.length === 0)
    return <EmptyState motif="marigold" title={<Trans>No tiers are set up yet</Trans>} />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
    <section className={css.scroll} aria-label={t`Tiers and their benefits`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <Trans comment="Column of a table: what VIP players get.">Benefit</Trans>
            </th>
            {tiers.map(({ label }) => (
              <TierHead key={label} label={label} isOwn={label === own} />
            ))}
          </tr>
        </thead>
        <tbody>
          {perkRowsOf(tiers).map(({ label, perkOf, isPercentage = false }) => (
            <tr key={label.id}>
              <th scope="row" className={css.perk}>
                {t(label)}
              </th>
              {tiers.map((tier) => (
                <td
                  key={tier.label}
                  className={css.cell}
                  data-own={tier.label === own || undefined}
                >
                  <PerkCell perk={perkOf(tier)} isPercentage={isPercentage} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TierHead({ label, isOwn }: { readonly label: string; readonly isOwn: boolean }) {
  return (
    <th scope="col" className={css.tier} data-own={isOwn || undefined} ref={isOwn ? show : null}>
      <Trans>VIP {label}</Trans>
      {isOwn && (
        <Badge kind="teal">
          <Trans>You</Trans>
        </Badge>
      )}
    </th>
  )
}

/**
 * Scrolls the player's tier to where the names of the perks end, which is as wide as their longest word. Columns
 * change their widths with the font, even in a table that stays as wide as it is.
 */
function show(head: HTMLTableCellElement | null) {
  const row = head?.closest('section')
  const [perks, ...tiers] = row?.querySelectorAll('thead th') ?? []
  if (!head || !row || !perks) return
  const align = () => {
    const [own, names] = [head.getBoundingClientRect(), perks.getBoundingClientRect()]
    const isRtl = isFromRight(row)
    row.style.scrollPaddingInlineStart = `${names.width - 2}px`
    row.scrollLeft += isRtl ? own.right - names.left : own.left - names.right
  }
  const stops = [perks, ...tiers].map((column) => whenResized(column, align))
  return () => stops.forEach((stop) => stop())
}

interface PerkProps {
  readonly perk: number | boolean
  readonly isPercentage: boolean
}

function PerkCell({ perk, isPercentage }: PerkProps) {
  const percent = usePercent()
  const money = useAtomValue(shortMoneyAtom)
  if (typeof perk === 'number' && perk !== 0) return isPercentage ? percent(perk) : money(perk)
  return (
    <>
      {perk ? <Icon name="check" size="small" /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{perk ? <Trans>Yes</Trans> : <Trans>None</Trans>}</span>
    </>
  )
}
