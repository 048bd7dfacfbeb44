import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#ui/Link.tsx'
import type { Failure } from '#net/failure.ts'
import { Button } from '#ui/button/Button.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { Cost } from '#features/cashier/Cost.tsx'
import css from '#features/cashier/Cashier.module.css'
import { LiveNotice, Outcome } from '#features/cashier/Outcome.tsx'
import { useRefusalText, isOwnLimit } from '#features/cashier/refusal/useRefusalText.ts'
import type { Depositing } from './useDepositForm.ts'

export function SubmitDeposit({ form, pause, method, quote }: Depositing) {
  const { t } = useLingui()
  const { act } = form
  return (
    <ActionBar>
      <DepositOutcome form={form} />
      <LiveNotice icon={<Icon name="offline" size="small" />}>
        {!act.isOnline && <Trans>You are offline. What you entered is saved as a draft.</Trans>}
      </LiveNotice>
      <Cost terms={method} quote={quote && { fee: quote.fee, receives: quote.credit }} />
      {pause && <Paused pause={pause} />}
      {!pause && act.state !== 'unknown' && (
        <Button type="submit" block busy={act.isBusy}>
          {act.isOnline ? t`Continue to payment` : t`Save as draft`}
        </Button>
      )}
    </ActionBar>
  )
}

/** Replaces the button, so that players do not fill in a form that is refused at the end. */
export const Paused = ({ pause }: { readonly pause: Failure }) => (
  <>
    <p className={css.text}>
      {useRefusalText()(pause)} <LimitsLink />
    </p>
    <LinkButton to="/m/member/home" kind="ghost" block>
      <Trans comment="Button: to the step or page before.">Back</Trans>
    </LinkButton>
  </>
)

export const DepositOutcome = ({ form: { act, notice, failure } }: Pick<Depositing, 'form'>) => (
  <Outcome
    act={act}
    notice={
      notice && (
        <>
          {notice}
          {isOwnLimit(failure?.code ?? null) && <LimitsLink />}
        </>
      )
    }
    texts={{
      absent: (
        <Trans>
          Your order has not arrived yet. You can send it again. It is placed only once, even if the
          first one arrives later.
        </Trans>
      ),
      unknown: <Trans>We do not know whether your order arrived. It is not sent twice.</Trans>,
      slow: (
        <Trans>
          Waiting for an answer. You are not charged twice. You can leave this page. Your deposits
          show what happened.
        </Trans>
      ),
      checking: <Trans>We did not get an answer. Checking what happened to your order…</Trans>,
      waiting: <Trans>Your order has not arrived yet. We check again in 30 seconds.</Trans>,
    }}
  />
)

const LimitsLink = () => (
  <Link to="/m/member/limits" className={css.alertLink}>
    <Trans>See my limits</Trans>
  </Link>
)
