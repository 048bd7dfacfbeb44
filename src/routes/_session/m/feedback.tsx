import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FeedbackScreen } from '#features/feedback/FeedbackScreen.tsx'
import { CaptchaField } from '#features/verification/CaptchaField.tsx'

export const Route = createFileRoute('/_session/m/feedback')({
  staticData: { title: msg`Feedback`, layout: 'form' },
  component: () => <FeedbackScreen CaptchaField={CaptchaField} />,
})
