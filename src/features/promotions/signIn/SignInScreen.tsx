import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import type { SignIn } from '#api/account/signIn.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { FailureState } from '#ui/feedback/EmptyState.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { Countdown } from '#features/promotions/status/Countdown.tsx'
import css from './SignInScreen.module.css'
import { SignInGrid } from './SignInGrid.tsx'
import { signInAtom, signInIntent } from '#features/promotions/activities/activity.atoms.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { useClaim, usePlayerOnly } from '#features/promotions/activities/useClaim.ts'
import { useOnceAt } from '#net/reach/useNow.ts'

export function SignInScreen() {
  const read = useAtomValue(signInAtom)
  useOnceAt(read.value?.nextDayAt ?? null, read.retry)
  return (
    <div className={css.page} data-wide>
      <h1 className="visually-hidden">
        <Trans>Daily check-in</Trans>
      </h1>
      <p className={css.text}>
        <Trans>
          A small reward for every day you check in. If you miss a day, you only miss that day’s
          reward.
        </Trans>
      </p>
      {read.failure?.kind === 'offline' && !read.value ? (
        <Away failure={read.failure} onRetry={read.retry} />
      ) : (
        <Loaded read={read} skeleton={<Skeleton className={css.skeleton} />}>
          {(round) => (
            <>
              <SignInGrid cells={round.cells} today={round.today} />
              <Today key={round.today} round={round} />
              <Terms round={round} />
            </>
          )}
        </Loaded>
      )}
    </div>
  )
}

/** What a player has earned is never cached on the device: offline, only what this visit loaded is shown. */
const Away = (props: ComponentProps<typeof FailureState>) => (
  <FailureState {...props} title={<Trans>This page needs a connection</Trans>}>
    <Trans>For your privacy, what you have collected is never stored on this device.</Trans>
  </FailureState>
)

function Today({ round: { cells, today, nextDayAt } }: { readonly round: SignIn }) {
  const money = useAtomValue(moneyAtom)
  const { act } = usePlayerOnly()
  const cell = cells.find(({ day }) => day === today)
  const { status, claim, isBusy, failureText } = useClaim(
    signInIntent,
    { day: today },
    cell?.status ?? 'missed',
  )
  if (!cell) return null
  const amount = money(cell.amount)
  if (status !== 'claim')
    return (
      <p className={css.signed}>
        <Trans>Checked in for today.</Trans>{' '}
        <span className={css.next}>
          <Trans comment="A countdown follows.">
            Next in <Countdown until={nextDayAt} />
          </Trans>
        </span>
      </p>
    )
  return (
    <div className={css.today}>
      <Alert>{failureText}</Alert>
      <Button block size="large" busy={isBusy} onClick={() => act(claim)}>
        <Trans comment="Button; the placeholder is today’s reward.">Check in today: {amount}</Trans>
      </Button>
    </div>
  )
}

function Terms({ round: { timeZone, turnoverTimes } }: { readonly round: SignIn }) {
  const { t } = useLingui()
  const place = timeZone === 'Asia/Dhaka' ? t`Dhaka` : timeZone
  return (
    <ul className={css.terms}>
      <li>
        <Trans comment="The placeholder is a place, such as Dhaka.">
          A day begins at midnight in {place}.
        </Trans>
      </li>
      {turnoverTimes > 0 && (
        <li>
          <Plural
            comment="Stake: verb, bet the amount of the reward, so many times."
            value={turnoverTimes}
            one="You must stake a reward once before you can withdraw it."
            other="You must stake a reward # times before you can withdraw it."
          />
        </li>
      )}
    </ul>
  )
}
