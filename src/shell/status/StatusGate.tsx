import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { localeAtom } from '#i18n/language.atoms.ts'
import { Button } from '#ui/button/Button.tsx'
import { Blocking, useSiteRetry } from './Blocking.tsx'
import css from './Blocking.module.css'
import { MaintenancePage } from './MaintenancePage.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import { useGate } from './status.atoms.ts'
import type { SiteStatus } from './status.rules.ts'

export function StatusGate() {
  const { gate, ...status } = useGate()
  if (gate === 'open') return null
  return gate === 'maintenance' ? <MaintenancePage {...status} /> : <RegionPage {...status} />
}

function RegionPage({ ip, country }: Pick<SiteStatus, 'ip' | 'country'>) {
  const { retry, isBusy } = useSiteRetry()
  const locale = useAtomValue(localeAtom)
  return (
    <Blocking title={<Trans>Sorry, the service is not available where you are</Trans>}>
      <p className={css.text}>
        <Trans>If you think this is a mistake, give customer service the details below.</Trans>
      </p>
      <dl className={css.facts}>
        <dt>
          <Trans>IP address</Trans>
        </dt>
        <dd>{ip || '–'}</dd>
        <dt>
          <Trans>Country</Trans>
        </dt>
        <dd>{countryName(country, locale)}</dd>
      </dl>
      <div className={css.actions}>
        <ServiceLink kind="primary" />
        <Button kind="ghost" busy={isBusy} onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    </Blocking>
  )
}

/** "BD" → "বাংলাদেশ"; anything but a region code is returned unchanged. */
function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/i.test(code)) return code || '–'
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) ?? code
}
