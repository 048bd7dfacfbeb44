import { Trans } from '@lingui/react/macro'
import type { Promotion } from '#api/promotions/promotions.ts'
import { useFormat } from '#i18n/format.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import css from './PromotionPeriod.module.css'

type Props = { readonly promotion: Pick<Promotion, 'startsAt' | 'endsAt'> }

export function PromotionPeriod({ promotion: { startsAt, endsAt } }: Props) {
  const format = useFormat()
  const start = format.date(startsAt)
  const end = endsAt === null ? '' : format.date(endsAt)
  return (
    <span className={css.period}>
      <Icon name="clock" size="small" />
      <span>
        {end ? (
          <Trans comment="Both placeholders are dates.">
            {start} to {end}
          </Trans>
        ) : (
          <Trans comment="The placeholder is a date.">Since {start}, with no end date</Trans>
        )}
      </span>
    </span>
  )
}
