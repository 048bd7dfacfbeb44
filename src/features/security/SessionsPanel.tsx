import { Trans, useLingui } from '@lingui/react/macro'
import type { WritableAtom } from 'jotai'
import { useState } from 'react'
import {
  type PastLogin,
  type RunningSession,
  endOtherSessions,
  endSession,
} from '#api/account/security.ts'
import { isSameDay } from '#i18n/age/age.rules.ts'
import { useFormat } from '#i18n/format.ts'
import { intentAtom } from '#net/intent.ts'
import { platformNow } from '#net/reach/clock.ts'
import { useIntent } from '#net/useIntent.ts'
import { Dot } from '#ui/Dot.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { useFailureToast } from '#ui/feedback/useFailureToast.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { confirm } from '#ui/overlay/confirmation.ts'
import css from './SecurityRow.module.css'
import { SecurityRow } from './SecurityRow.tsx'
import { browserOf } from './browser.rules.ts'

const endOneSessionIntent = intentAtom(endSession)
const endOtherSessionsIntent = intentAtom(endOtherSessions)

export const SessionsPanel = ({ sessions }: { readonly sessions: readonly RunningSession[] }) => (
  <Panel title={<Trans>Where you are signed in</Trans>} flush>
    <ul>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
    {sessions.length > 1 ? (
      <EndOthers />
    ) : (
      <p className={css.note}>
        <Trans>
          No other devices are signed in. If you do not recognize a sign-in below, change your
          password.
        </Trans>
      </p>
    )}
  </Panel>
)

function SessionRow({ session }: { readonly session: RunningSession }) {
  const { id, userAgent, place, seenAt, isCurrent } = session
  const seen = useMoment()(seenAt)
  return (
    <SecurityRow
      icon={browserOf(userAgent).isPhone ? 'phone' : 'computer'}
      name={
        <>
          <DeviceName userAgent={userAgent} />
          {isCurrent && (
            <Badge kind="teal">
              <Trans>This device</Trans>
            </Badge>
          )}
        </>
      }
      facts={
        <>
          {isCurrent ? (
            <Trans comment="The device that the player is using.">In use now</Trans>
          ) : (
            <Trans comment="The placeholder is a day or a time.">Last seen {seen}</Trans>
          )}
          <span className={css.place}>{place ?? <Trans>Unknown location</Trans>}</span>
        </>
      }
      action={!isCurrent && <EndOne sessionId={id} />}
    />
  )
}

function EndOthers() {
  const { t } = useLingui()
  const { isBusy, end } = useEnding(endOtherSessionsIntent, {
    title: t`Sign out everywhere else?`,
    text: t`Only this device stays signed in.`,
    confirm: t`Sign out everywhere else`,
    done: t`You are now signed in only on this device`,
  })
  return (
    <div className={css.foot}>
      <Button
        kind="ghost"
        block
        busy={isBusy}
        icon={<Icon name="logout" />}
        onClick={() => end({})}
      >
        <Trans>Sign out everywhere else</Trans>
      </Button>
    </div>
  )
}

function EndOne({ sessionId }: { readonly sessionId: string }) {
  const { t } = useLingui()
  const { isBusy, end } = useEnding(endOneSessionIntent, {
    title: t`Sign out this device?`,
    text: t`You need your password to sign in there again.`,
    confirm: t`Sign out`,
    done: t`The device has been signed out`,
  })
  return (
    <Button kind="ghost" size="small" busy={isBusy} onClick={() => end({ sessionId })}>
      <Trans>Sign out</Trans>
    </Button>
  )
}

interface Texts {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly done: string
}

function useEnding<Args extends unknown[]>(
  intent: WritableAtom<unknown, Args, Promise<object>>,
  { done, ...question }: Texts,
) {
  const { t } = useLingui()
  const { run, isBusy } = useIntent(intent, useFailureToast())
  const end = async (...args: Args) => {
    if (!(await confirm({ ...question, cancel: t`Cancel`, kind: 'danger' }))) return
    if (await run(...args)) toast('success', done)
  }
  return { isBusy, end: (...args: Args) => void end(...args) }
}

function DeviceName({ userAgent }: { readonly userAgent: string }) {
  const { browser, system } = browserOf(userAgent)
  if (browser && system)
    return (
      <Trans comment="Such as Chrome on Android.">
        {browser} on {system}
      </Trans>
    )
  return browser ?? system ?? <Trans>Unknown device</Trans>
}

export const LoginsPanel = ({ logins }: { readonly logins: readonly PastLogin[] }) => (
  <Panel title={<Trans>Recent sign-ins</Trans>} flush>
    {logins.length === 0 ? (
      <p className={css.note}>
        <Trans>No sign-in yet</Trans>
      </p>
    ) : (
      <ol>
        {logins.map((login) => (
          <LoginRow key={`${login.at} ${login.userAgent}`} {...login} />
        ))}
      </ol>
    )}
  </Panel>
)

function LoginRow({ at, userAgent, place, isSuccess }: PastLogin) {
  const momentOf = useMoment()
  return (
    <SecurityRow
      icon={isSuccess ? 'check' : 'warning'}
      isFailed={!isSuccess}
      name={
        <>
          {isSuccess ? (
            <Trans comment="In a list of attempts: the password was right.">Signed in</Trans>
          ) : (
            <Trans>Wrong password</Trans>
          )}
          <time className={css.when} dateTime={new Date(at).toISOString()}>
            {momentOf(at)}
          </time>
        </>
      }
      facts={
        <>
          <DeviceName userAgent={userAgent} />
          <Dot />
          {place ?? <Trans>Unknown location</Trans>}
        </>
      }
    />
  )
}

/** Omits the date when it is today. */
function useMoment() {
  const { time, moment } = useFormat()
  const [now] = useState(platformNow)
  return (at: number) => (isSameDay(at, now) ? time(at) : moment(at))
}
