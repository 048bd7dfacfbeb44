import { Trans, useLingui } from '@lingui/react/macro'
import { Name } from '#i18n/foreign/Name.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Options } from '#ui/form/Options.tsx'
import { TermsLine } from '#features/cashier/Cost.tsx'
import { Mark } from '#features/cashier/marks/Mark.tsx'
import type { Depositing } from './useDepositForm.ts'
import type { Offer } from './form.rules.ts'

interface Props {
  readonly offer: Offer
  readonly deposit: Depositing
  /** Shown if no amount field states the limits. */
  readonly hasLimits?: boolean
}

export function MethodField({ offer, deposit, hasLimits }: Props) {
  const { t } = useLingui()
  const { form, method: chosen } = deposit
  const { methods, usual, monograms } = offer
  return (
    <Options
      label={t`Payment method`}
      value={chosen?.id ?? null}
      error={form.errorOf('methodId')}
      onChoose={(methodId) => form.change({ methodId, channelId: null })}
      options={methods.map((method) => ({
        key: method.id,
        title: (
          <>
            <Name>{method.name}</Name>{' '}
            {method.id === usual && (
              <Badge kind="quiet">
                <Trans>Last used</Trans>
              </Badge>
            )}
          </>
        ),
        text: method.isOpen ? (
          <TermsLine terms={method} hasLimits={hasLimits} />
        ) : (
          <Trans>Closed right now</Trans>
        ),
        art: <Mark of={monograms.get(method.id)} />,
        isDisabled: !method.isOpen,
      }))}
    />
  )
}
