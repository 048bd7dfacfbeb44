import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AffiliateScreen } from '#features/agency/affiliate/AffiliateScreen.tsx'
import { affiliateTermsAtom } from '#features/agency/agency.atoms.ts'
import { ReferralLink } from '#features/promotions/invite/ReferralLink.tsx'
import { AffiliateContact } from '#shell/affiliate/AffiliateService.tsx'

export const Route = createFileRoute('/m/(member)/affiliate')({
  staticData: { title: msg`Affiliate` },
  loader: ({ context }) => context.preload(affiliateTermsAtom),
  component: () => <AffiliateScreen Join={ReferralLink} service={<AffiliateContact />} />,
})
