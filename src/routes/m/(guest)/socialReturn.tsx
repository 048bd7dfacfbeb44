import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SocialReturnScreen } from '#features/social/SocialReturnScreen.tsx'

export const Route = createFileRoute('/m/(guest)/socialReturn')({
  staticData: { title: msg`Sign in`, back: '/m/home', layout: 'form' },
  component: SocialReturn,
})

function SocialReturn() {
  const navigate = Route.useNavigate()
  return <SocialReturnScreen onSignedIn={(href) => void navigate({ href, replace: true })} />
}
