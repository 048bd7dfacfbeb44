import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Fee } from '#api/money/fee.ts'
import { usePercent } from '#i18n/percent.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { Dot } from '#ui/Dot.tsx'
import css from './Cost.module.css'
import { useFormat } from '#i18n/format.ts'

interface MethodTerms {
  readonly min: number
  readonly max: number
  readonly fee: Fee
  /** Time until the money arrives. */
  readonly minutes: number
}

interface TermsProps {
  readonly terms: MethodTerms
  readonly hasLimits?: boolean | undefined
}

/** Limits, time and fee. */
export function TermsLine({ terms: { min, max, fee, minutes }, hasLimits = false }: TermsProps) {
  const eta = useEta()
  const money = useAtomValue(moneyAtom)
  return (
    <span>
      {hasLimits && (
        <span className={css.limits}>
          {money(min)} – {money(max)}
        </span>
      )}
      {eta(minutes)}
      <Dot />
      <FeeText fee={fee} />
    </span>
  )
}

function FeeText({ fee: { rate, fixed } }: { readonly fee: Fee }) {
  const money = useAtomValue(moneyAtom)
  const share = usePercent()(rate / 100)
  const flat = fixed === 0 ? share : money(fixed)
  if (rate === 0 && fixed === 0)
    return <Trans comment="One of several facts in a line.">no fee</Trans>
  if (rate === 0 || fixed === 0)
    return (
      <Trans comment="The placeholder is a sum of money or a percentage. In a line of facts; short.">
        fee {flat}
      </Trans>
    )
  return (
    <Trans comment="A percentage and a sum of money.">
      fee {share} + {flat}
    </Trans>
  )
}

interface CostProps {
  readonly terms: MethodTerms | undefined
  /** In minor units; null unless the amount is valid. */
  readonly quote: { readonly fee: number; readonly receives: number } | null
}

/** The fee in one line above the button; the limits are shown at the amount field. */
export function Cost({ terms, quote }: CostProps) {
  const eta = useEta()
  const money = useAtomValue(moneyAtom)
  if (!terms) return null
  const [flat, sum] = [quote?.fee ?? 0, quote?.receives ?? 0].map(money)
  return (
    <p className={css.cost} aria-live="polite">
      {quote ? (
        <>
          {eta(terms.minutes)}
          <Dot />
          {quote.fee === 0 ? <Trans>no fee</Trans> : <Trans>fee {flat}</Trans>}
          <Dot />
          <strong>
            <Trans>You receive {sum}</Trans>
          </strong>
        </>
      ) : (
        <TermsLine terms={terms} />
      )}
    </p>
  )
}

export function useEta() {
  const { t } = useLingui()
  const { count } = useFormat()
  return (minutes: number) => {
    if (minutes < 60) {
      const some = count(minutes)
      return t({
        message: `about ${some} min`,
        comment: 'How long a payment takes, in minutes. Short.',
      })
    }
    const hours = count(Math.ceil(minutes / 60))
    return t({ message: `about ${hours} h`, comment: 'How long a payment takes, in hours. Short.' })
  }
}
