import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useCopy } from '#ui/button/Copy.tsx'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useIntent } from '#net/useIntent.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { useSecondsLeft } from '#ui/useSecondsLeft.ts'
import { roleAtom, sessionAtom } from '#features/session/session.atoms.ts'
import css from './HandOff.module.css'
import { createHandOffIntent } from './handOff.atoms.ts'
import { clockOf } from '#i18n/clock.ts'
import { useDigits } from '#i18n/digits.ts'
import { groupsOf, spelt } from './handOff.rules.ts'
import { Status } from '#ui/feedback/Status.tsx'
import { ItemContent, flushItemClass } from '#ui/list/ListItem.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'

interface Issued {
  readonly code: string
  readonly deadline: number
}

export function HandOffCode() {
  const copy = useCopy()
  const textOf = useFailureText()
  const [issued, setIssued] = useState<Issued>()
  const { run, isBusy, failure } = useIntent(createHandOffIntent)
  const secondsLeft = useSecondsLeft(issued?.deadline ?? 0)
  const isLive = issued !== undefined && secondsLeft > 0
  /** If no new code can be issued, the earlier one still works. */
  const issue = async () => {
    const next = await run()
    if (next) setIssued(next)
  }
  return (
    <div className={css.place}>
      <Purpose />
      <Status className={css.issued}>
        {isLive && <Digits code={issued.code} />}
        {issued && !isLive && (
          <p className={css.text}>
            <Trans>This code has expired. Ask for a new one.</Trans>
          </p>
        )}
      </Status>
      {isLive && <Remaining seconds={secondsLeft} />}
      <Alert>{failure && textOf(failure)}</Alert>
      <div className={css.actions}>
        {isLive && (
          <Button kind="ghost" icon={<Icon name="copy" />} onClick={() => void copy(issued.code)}>
            <Trans>Copy</Trans>
          </Button>
        )}
        <Button
          kind={issued ? 'quiet' : 'ghost'}
          block={!isLive}
          busy={isBusy}
          onClick={() => void issue()}
        >
          {issued ? <Trans>New code</Trans> : <Trans>Show a code</Trans>}
        </Button>
      </div>
    </div>
  )
}

function Purpose() {
  const role = useAtomValue(roleAtom)
  const name = useAtomValue(sessionAtom)?.userName
  return (
    <p className={css.text}>
      {role === 'guest' ? (
        <Trans>
          The app on your home screen does not have your settings yet. Enter a code there to keep
          your language.
        </Trans>
      ) : (
        <Trans>
          The app on your home screen is not signed in yet. Enter a code there to continue as {name}{' '}
          without your password.
        </Trans>
      )}
    </p>
  )
}

/** Shown in groups, read out digit by digit. */
const Digits = ({ code }: { readonly code: string }) => (
  <>
    <span className={css.code} aria-hidden="true">
      {groupsOf(code).map((group, place) => (
        <span key={place}>{group}</span>
      ))}
    </span>
    <span className="visually-hidden">
      <Trans comment="The digits of the code, read out one by one.">Your code: {spelt(code)}</Trans>
    </span>
  </>
)

/** Outside the live region, which would read it out every second. */
function Remaining({ seconds }: { readonly seconds: number }) {
  const clock = useDigits()(clockOf(seconds * 1000))
  return (
    <p className={css.note}>
      <Trans comment="The placeholder is a countdown, such as 04:59.">
        Works once and expires in {clock}. Do not show it to anyone.
      </Trans>
    </p>
  )
}

/** Closing the sheet discards the code. */
export function HandOffRow() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={flushItemClass(css.row)} onClick={() => setOpen(true)}>
        <ItemContent icon={<Icon name="share" />} name={<Trans>Continue in the app</Trans>} />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Continue in the app`}>
        {isOpen && <HandOffCode />}
      </Sheet>
    </>
  )
}
