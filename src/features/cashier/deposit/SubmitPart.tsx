import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import css from '../Cashier.module.css'
import own from './Deposit.module.css'
import { isOwnLimit } from './refusal.rules.ts'
import type { Depositing } from './useDepositForm.ts'
import { useRefusalText } from './useRefusalText.ts'

type Props = Pick<Depositing, 'act' | 'isOnline' | 'refusal'>

/** What became of the order so far, and the button that sends it. */
export function SubmitPart({ act, isOnline, refusal }: Props) {
  const { t } = useLingui()
  return (
    <div className={css.ways}>
      <Outcome act={act} refusal={refusal} />
      <div aria-live="polite">
        {!isOnline && (
          <p className={css.notice}>
            <Icon name="offline" size="small" />
            <Trans>You are offline. What you entered is kept as a draft.</Trans>
          </p>
        )}
      </div>
      {act.state !== 'unknown' && (
        <Button type="submit" block busy={act.isBusy}>
          {isOnline ? t`Order this deposit` : t`Keep as a draft`}
        </Button>
      )}
    </div>
  )
}

/** What became of the order, and a way to ask for it again where nobody knows. */
export function Outcome({ act, refusal }: Pick<Props, 'act' | 'refusal'>) {
  const refusalText = useRefusalText()
  const { state } = act
  return (
    <>
      <Alert>
        {refusal && (
          <>
            {refusalText(refusal)}
            {isOwnLimit(refusal.code) && <LimitsLink />}
          </>
        )}
        {state === 'absent' && (
          <Trans>Your order did not arrive, and nothing was ordered. You can send it again.</Trans>
        )}
        {state === 'unknown' && (
          <Trans>We could not hear whether your order arrived. It is not sent twice.</Trans>
        )}
      </Alert>
      <div aria-live="polite">
        {(state === 'checking' || state === 'waiting') && (
          <p className={css.notice}>
            <Spinner size="small" />
            {state === 'checking' ? (
              <Trans>The answer was lost. Checking what became of your order…</Trans>
            ) : (
              <Trans>Your order has not arrived yet. We will check again in half a minute.</Trans>
            )}
          </p>
        )}
      </div>
      {state === 'unknown' && (
        <Button block onClick={act.check}>
          <Trans>Check again</Trans>
        </Button>
      )}
    </>
  )
}

const LimitsLink = () => (
  <Link to="/m/member/limits" className={own.alertLink}>
    <Trans>See my limits</Trans>
  </Link>
)
