import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { AppLink } from '../route/AppLink.tsx'
import { AffiliateService } from './AffiliateService.tsx'

/** The affiliate service as a button; customer service answers where there is none. */
export function AffiliateContact() {
  const look = { className: buttonClass('ghost'), children: <Trans>Affiliate service</Trans> }
  return <AffiliateService {...look} otherwise={<AppLink to="/m/service" {...look} />} />
}
