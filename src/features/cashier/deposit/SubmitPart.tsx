import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import css from '../Cashier.module.css'
import own from './Deposit.module.css'
import { isOwnLimit } from './refusal.rules.ts'
import type { Depositing } from './useDepositForm.ts'
import { useRefusalText } from './useRefusalText.ts'

type Props = Pick<Depositing, 'act' | 'isOnline' | 'refusal'>

/** What became of the order so far, and the button that sends it. */
export function SubmitPart({ act, isOnline, refusal }: Props) {
  const { t } = useLingui()
  const refusalText = useRefusalText()
  const { state } = act
  return (
    <div className={css.ways}>
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
        {state === 'checking' && (
          <p className={css.notice}>
            <Spinner size="small" />
            <Trans>The answer was lost. Checking what became of your order…</Trans>
          </p>
        )}
        {!isOnline && (
          <p className={css.notice}>
            <Icon name="offline" size="small" />
            <Trans>You are offline. What you entered is kept as a draft.</Trans>
          </p>
        )}
      </div>
      {state === 'unknown' ? (
        <Button block onClick={act.check}>
          <Trans>Check again</Trans>
        </Button>
      ) : (
        <Button type="submit" block busy={act.isBusy}>
          {isOnline ? t`Order this deposit` : t`Keep as a draft`}
        </Button>
      )}
    </div>
  )
}

const LimitsLink = () => (
  <Link to="/m/member/limits" className={own.alertLink}>
    <Trans>See my limits</Trans>
  </Link>
)
