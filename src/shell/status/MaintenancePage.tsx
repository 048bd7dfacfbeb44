import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { getSite } from '../../api/site.ts'
import { useFormat } from '../../i18n/format.ts'
import { invalidate } from '../../net/queryClient.ts'
import { Button } from '../../ui/Button.tsx'
import { Blocking } from './Blocking.tsx'
import css from './Blocking.module.css'
import { isBrowsingKeptAtom } from './status.atoms.ts'
import { type Status, retryDelay } from './status.rules.ts'

type Props = Pick<Status, 'since' | 'until'>

export function MaintenancePage({ since, until }: Props) {
  const { retry, isBusy } = useRetry()
  const browse = useSetAtom(isBrowsingKeptAtom)
  const navigate = useNavigate()
  const browseKept = () => {
    browse(true)
    void navigate({ to: '/m/home' })
  }
  return (
    <Blocking title={<Trans>System upgrading, please try again later</Trans>}>
      <p className={css.text}>
        <Trans>Your money and your bets are safe. What you typed is kept.</Trans>
      </p>
      {(since ?? until) !== null && <Times since={since} until={until} />}
      <div className={css.ways}>
        <Button busy={isBusy} onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
        <Button kind="ghost" onClick={browseKept}>
          <Trans>Look at the saved games</Trans>
        </Button>
      </div>
      <p className={css.note}>
        <Trans>We check by ourselves as well.</Trans>
      </p>
    </Blocking>
  )
}

function Times({ since, until }: Props) {
  const format = useFormat()
  const moment = (at: number) => `${format.date(at)}, ${format.time(at)}`
  return (
    <dl className={css.facts}>
      {since !== null && (
        <>
          <dt>
            <Trans>Since</Trans>
          </dt>
          <dd>{moment(since)}</dd>
        </>
      )}
      {until !== null && (
        <>
          <dt>
            <Trans>Expected end</Trans>
          </dt>
          <dd>{moment(until)}</dd>
        </>
      )}
    </dl>
  )
}

/** Asks the site again by itself, more and more seldom, and at once when the player asks. */
function useRetry() {
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const retry = useCallback(async () => {
    setBusy(true)
    await invalidate(getSite)
    setBusy(false)
    setTries((count) => count + 1)
  }, [])
  useEffect(() => {
    if (isBusy) return
    const timer = setTimeout(() => void retry(), retryDelay(tries))
    return () => clearTimeout(timer)
  }, [retry, isBusy, tries])
  return { retry, isBusy }
}
