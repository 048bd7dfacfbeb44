import { createFileRoute } from '@tanstack/react-router'
import { SocialReturnScreen } from '../../features/social/SocialReturnScreen.tsx'

export const Route = createFileRoute('/m/socialReturn')({ component: SocialReturn })

function SocialReturn() {
  const navigate = Route.useNavigate()
  return <SocialReturnScreen onSignedIn={(href) => void navigate({ href, replace: true })} />
}
