import { Trans } from '@lingui/react/macro'
import { Link } from '../../ui/Link.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { AffiliateService } from './AffiliateService.tsx'

export function AffiliateContact() {
  const look = { className: buttonClass('ghost'), children: <Trans>Affiliate service</Trans> }
  return <AffiliateService {...look} otherwise={<Link to="/m/service" {...look} />} />
}
