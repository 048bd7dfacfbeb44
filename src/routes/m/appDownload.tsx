import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#features/install/download/ProfileScreen.tsx'

export const Route = createFileRoute('/m/appDownload')({
  staticData: { title: msg`Get the app`, layout: 'download' },
  component: ProfileScreen,
})
