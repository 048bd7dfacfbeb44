import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TrialScreen } from '#features/trial/TrialScreen.tsx'

export const Route = createFileRoute('/_guest/m/trail')({
  staticData: { title: msg`Free trial`, back: '/m/home', layout: 'form' },
  component: TrialScreen,
})
