import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useFormat } from '#i18n/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { Blocking, useSiteRetry } from './Blocking.tsx'
import css from './Blocking.module.css'
import { LateConnectionCheck, ServiceLink } from './ServiceLink.tsx'
import { isBrowsingCachedAtom } from './status.atoms.ts'
import type { SiteStatus } from './status.rules.ts'
import { useSecondsLeft } from '#ui/useSecondsLeft.ts'

type Props = Pick<SiteStatus, 'since' | 'until'>

export function MaintenancePage({ since, until }: Props) {
  const { retry, isBusy, nextAt } = useSiteRetry()
  const browse = useSetAtom(isBrowsingCachedAtom)
  const navigate = useNavigate()
  const browseCached = () => {
    browse(true)
    void navigate({ to: '/m/home' })
  }
  return (
    <Blocking title={<Trans>System upgrading, please try again later</Trans>}>
      <p className={css.text}>
        <Trans>Your money and your bets are safe. What you entered is saved.</Trans>
      </p>
      {(since ?? until) !== null && <Times since={since} until={until} />}
      <div className={css.actions}>
        <Button busy={isBusy} onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
        <Button kind="ghost" onClick={browseCached}>
          <Trans>See games on this device</Trans>
        </Button>
        <ServiceLink kind="quiet" />
        <LateConnectionCheck />
      </div>
      <NextCheck at={nextAt} />
    </Blocking>
  )
}

function Times({ since, until }: Props) {
  const { moment } = useFormat()
  return (
    <dl className={css.facts}>
      {since !== null && (
        <>
          <dt>
            <Trans comment="Label; a time follows: when the maintenance began.">Since</Trans>
          </dt>
          <dd>{moment(since)}</dd>
        </>
      )}
      {until !== null && (
        <>
          <dt>
            <Trans comment="Label; a time follows: when the maintenance is expected to end.">
              Expected end
            </Trans>
          </dt>
          <dd>{moment(until)}</dd>
        </>
      )}
    </dl>
  )
}

/** Screen readers announce that it checks again, but not every second. */
function NextCheck({ at }: { readonly at: number }) {
  const format = useFormat()
  const seconds = format.count(useSecondsLeft(at))
  return (
    <p className={css.note}>
      <Trans>We also check automatically.</Trans>{' '}
      <span aria-hidden="true">
        <Trans comment="Seconds until the app checks again.">Next check in {seconds} s.</Trans>
      </span>
    </p>
  )
}
