import { Trans } from '@lingui/react/macro'
import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { type Referral, readReferral } from '#device/storage/referral.ts'
import { useAfter } from '#device/useLater.ts'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { AccountLayout } from '#ui/layout/account/AccountLayout.tsx'
import { Skeleton, useSkeleton } from '#ui/skeleton/Skeleton.tsx'
import css from './RegistrationScreen.module.css'
import { RegistrationForm } from './form/RegistrationForm.tsx'
import { type RoutePlace, storedOnLeavingFor } from './form/draft.rules.ts'
import { leaveFormIntent, takeLinkIntent } from './form/form.atoms.ts'
import { termsAtom } from './registration.atoms.ts'

interface Props {
  readonly banner: ReactNode
  readonly social: ReactNode
  readonly codes: Referral
  readonly next: string | undefined
}

/** Milliseconds before the form is shown with default rules. */
const patience = 4000

export function RegistrationScreen({ codes, next, banner, social }: Props) {
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
        <RegistrationForm />
      )}
      {social}
    </AccountLayout>
  )
}

const Closed = () => (
  <EmptyState
    motif="stage"
    title={<Trans>Sign-up is closed right now</Trans>}
    action={
      <LinkButton to="/m/service">
        <Trans>Customer service</Trans>
      </LinkButton>
    }
  />
)

/** If nothing can be stored, the codes in the URL itself count. */
function useLinkCodes({ affiliateCode, recommenderId }: Referral) {
  const takeLink = useSetAtom(takeLinkIntent)
  useEffect(() => {
    const codes = { affiliateCode, recommenderId, ...readReferral() }
    if (codes.affiliateCode) takeLink({ affiliateCode: codes.affiliateCode })
    if (codes.recommenderId) takeLink({ recommenderId: codes.recommenderId })
  }, [takeLink, affiliateCode, recommenderId])
}

const boxes = ['name', 'password', 'confirmation', 'code'] as const

function PendingForm() {
  const isShown = useSkeleton(true)
  return (
    <div aria-busy="true">
      <div className={css.tabs}>{isShown && <Skeleton className={css.block} />}</div>
      <div className={css.fields}>
        {boxes.map((box) => (
          <div key={box} className={css.box}>
            {isShown && <Skeleton shape="line" className={css.word} />}
            {isShown && <Skeleton className={css.block} />}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Secrets kept while the player reads the terms are dropped when the player goes anywhere else from there. */
function useLeaving() {
  const router = useRouter()
  const leave = useSetAtom(leaveFormIntent)
  useEffect(
    () => () => {
      const isSettled = () => storedOnLeavingFor(placeOf(router)) !== 'all'
      leave(placeOf(router))
      if (isSettled()) return
      const stop = router.history.subscribe(() => {
        const place = placeOf(router)
        if (place.layout !== 'register') leave(place)
        if (isSettled()) stop()
      })
    },
    [router, leave],
  )
}

function placeOf(router: AnyRouter): RoutePlace {
  const { pathname, hash } = router.history.location
  const [, , route] = router.getMatchedRoutes(pathname)
  return { route: route?.fullPath, layout: route?.options.staticData?.layout, hash }
}
