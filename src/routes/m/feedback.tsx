import { createFileRoute } from '@tanstack/react-router'
import { FeedbackScreen } from '../../features/feedback/FeedbackScreen.tsx'
import { requireSession } from '../../features/session/session.guard.ts'
import { CaptchaField } from '../../features/verification/CaptchaField.tsx'

export const Route = createFileRoute('/m/feedback')({
  beforeLoad: requireSession,
  component: () => <FeedbackScreen CaptchaField={CaptchaField} />,
})
