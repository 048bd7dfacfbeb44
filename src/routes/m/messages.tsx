import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from './-messages.tsx'

export const Route = createFileRoute('/m/messages')({
  staticData: { title: msg`Messages`, back: '/m/home', isLive: true },
  component: MessagesPage,
})
