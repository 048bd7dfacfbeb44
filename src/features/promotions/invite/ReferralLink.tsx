import { useRouter } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent, ReactNode } from 'react'
import { decideReferralIntent, referralAtom, referralPathAtom } from './invite.atoms.ts'
import { Link } from '#ui/Link.tsx'

interface Props {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Its destination may be decided only when it is tapped. */
export function ReferralLink({ className, children }: Props) {
  const to: string = useAtomValue(referralPathAtom)
  const isUndecided = useAtomValue(referralAtom).value === undefined && to === '/m/inviteFriends'
  const decide = useSetAtom(decideReferralIntent)
  const router = useRouter()
  const follow = async () => {
    const here = router.state.location.pathname
    const decided: string = await decide()
    if (router.state.location.pathname === here) await router.navigate({ to: decided })
  }
  const hold = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void follow()
  }
  return (
    <Link
      to={to}
      search={to === '/m/login' ? { next: '/m/inviteFriends' } : {}}
      className={className}
      onClick={isUndecided ? hold : undefined}
    >
      {children}
    </Link>
  )
}
