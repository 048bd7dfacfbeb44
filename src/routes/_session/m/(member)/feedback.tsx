import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FeedbackScreen } from '#features/feedback/FeedbackScreen.tsx'

export const Route = createFileRoute('/_session/m/(member)/feedback')({
  staticData: { title: msg`Feedback`, layout: 'form' },
  component: FeedbackScreen,
})
