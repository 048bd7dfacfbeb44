import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { linkHostsAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { resourceLink } from '#features/messages/messages.rules.ts'
import { OutLink } from '#features/support/channels/OutLink.tsx'
import { Link } from '#ui/Link.tsx'
import { buttonClass } from '#ui/button/Button.tsx'

interface Props {
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly otherwise: ReactNode
}

export function AffiliateService({ className, children, otherwise }: Props) {
  const resources = useAtomValue(siteAtom).value?.resources ?? []
  const passage = resourceLink(resources, 'AFFILIATELINK', useAtomValue(linkHostsAtom))
  if (!passage) return otherwise
  return (
    <OutLink href={passage.href} className={className}>
      {children}
    </OutLink>
  )
}

export function AffiliateContact() {
  const look = { className: buttonClass('ghost'), children: <Trans>Affiliate service</Trans> }
  return <AffiliateService {...look} otherwise={<Link to="/m/service" {...look} />} />
}
