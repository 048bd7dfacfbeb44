import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { ActionBar } from '#ui/layout/ActionBar.tsx'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import css from '#features/cashier/Cashier.module.css'
import { Cost } from '#features/cashier/Cost.tsx'
import { LiveNotice, Outcome } from '#features/cashier/Outcome.tsx'
import type { Withdrawing } from './useWithdrawalForm.ts'
import type { StepProps } from './WithdrawalForm.tsx'
import { obstacleOf, maxOf } from './form.rules.ts'

export const SubmitWithdrawal = ({ form, proof }: Pick<Withdrawing, 'form' | 'proof'>) => (
  <ActionBar>
    <WithdrawalOutcome form={form} />
    {form.act.state !== 'unknown' && (
      <Button type="submit" block busy={form.act.isBusy} disabled={proof === undefined}>
        <Trans>Withdraw</Trans>
      </Button>
    )}
  </ActionBar>
)

/** Leads to the next step, if anything can be withdrawn, and shows the outcome of an earlier request. */
export const ContinuePart = ({ withdrawal: { form, quote }, summary }: Omit<StepProps, 'go'>) => (
  <ActionBar>
    <WithdrawalOutcome form={form} />
    <Cost terms={summary} quote={quote && { fee: quote.fee, receives: quote.payout }} />
    {obstacleOf(summary) === null ? (
      <Button type="submit" block busy={form.act.state === 'sending'}>
        <Trans>Continue</Trans>
      </Button>
    ) : (
      <Blocked summary={summary} />
    )}
  </ActionBar>
)

/** Links back, not to a deposit: players should not pay in just to be able to withdraw. `Limits` states the turnover. */
const Blocked = ({ summary }: Pick<StepProps, 'summary'>) => (
  <>
    {obstacleOf(summary) !== 'turnover' && (
      <p className={css.text}>
        <Obstacle summary={summary} />
      </p>
    )}
    <LinkButton to="/m/member/home" kind="ghost" block>
      <Trans>Back</Trans>
    </LinkButton>
  </>
)

function Obstacle({ summary }: Pick<StepProps, 'summary'>) {
  const money = useAtomValue(moneyAtom)
  const { available, min } = summary
  const [balance, least, most] = [available, min, maxOf(summary)].map(money)
  switch (obstacleOf(summary)) {
    case 'balance':
      return (
        <Trans>
          You cannot withdraw yet. You have {balance}, and the minimum is {least}.
        </Trans>
      )
    case 'count':
      return <Trans>You have no withdrawals left today. Try again tomorrow.</Trans>
    case 'today':
      return (
        <Trans>
          You can still withdraw {most} today, but the minimum is {least}. Try again tomorrow.
        </Trans>
      )
    default:
      return null
  }
}

const WithdrawalOutcome = ({ form: { act, notice } }: Pick<Withdrawing, 'form'>) => (
  <Outcome
    act={act}
    notice={notice}
    texts={{
      absent: (
        <Trans>
          Your request has not arrived yet. You can send it again. It counts only once, even if the
          first one arrives later.
        </Trans>
      ),
      unknown: <Trans>We do not know whether your request arrived. It is not sent twice.</Trans>,
      slow: (
        <Trans>
          Waiting for an answer. Your request is not sent twice. You can leave this page. Your
          withdrawals show what happened.
        </Trans>
      ),
      checking: <Trans>We did not get an answer. Checking what happened to your request…</Trans>,
      waiting: <Trans>Your request has not arrived yet. We check again in 30 seconds.</Trans>,
    }}
  >
    <LiveNotice icon={<Icon name="offline" size="small" />}>
      {!act.isOnline && <Trans>You are offline. What you entered is saved.</Trans>}
    </LiveNotice>
  </Outcome>
)
