import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { type Referral, storeReferral, readReferral } from '../../device/storage/referral.ts'
import { useAfter } from '../../device/useAfter.ts'
import { AccountLayout } from '../../ui/layout/account/AccountLayout.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { RegistrationForm } from './form/RegistrationForm.tsx'
import { PendingForm } from './PendingForm.tsx'
import css from './RegistrationScreen.module.css'
import { takeLinkIntent } from './form/form.atoms.ts'
import { termsAtom } from './registration.atoms.ts'
import type { Slots } from './slots.ts'
import { useLeaving } from './form/useLeaving.ts'

interface Props extends Slots {
  readonly codes: Referral
  readonly next: string | undefined
}

/** Milliseconds before the form is shown with default rules. */
const patience = 4000

export function RegistrationScreen({ codes, next, banner, social, ...fields }: Props) {
  const { isPending, methods } = useAtomValue(termsAtom)
  const isLate = useAfter(patience)
  useLinkCodes(codes)
  useLeaving()
  return (
    <AccountLayout
      art={banner}
      heading={
        <h1 className={css.heading}>
          <Trans>Create your account</Trans>
        </h1>
      }
      elsewhere={
        <>
          <p className={css.question}>
            <Trans>Already have an account?</Trans>
          </p>
          <LinkButton to="/m/login" search={{ next }} kind="ghost" block>
            <Trans>Log in now</Trans>
          </LinkButton>
        </>
      }
    >
      {methods.length === 0 && !isPending ? (
        <Closed />
      ) : isPending && !isLate ? (
        <PendingForm />
      ) : (
        <RegistrationForm {...fields} />
      )}
      {social}
    </AccountLayout>
  )
}

const Closed = () => (
  <EmptyState
    motif="stage"
    title={<Trans>Registration is closed at the moment</Trans>}
    action={
      <LinkButton to="/m/service">
        <Trans>Customer service</Trans>
      </LinkButton>
    }
  />
)

function useLinkCodes({ affiliateCode, recommenderId }: Referral) {
  const takeLink = useSetAtom(takeLinkIntent)
  useEffect(() => {
    storeReferral({ affiliateCode, recommenderId })
    const codes = readReferral()
    if (codes.affiliateCode) takeLink({ affiliateCode: codes.affiliateCode })
    if (codes.recommenderId) takeLink({ recommenderId: codes.recommenderId })
  }, [takeLink, affiliateCode, recommenderId])
}
