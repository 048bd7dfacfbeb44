import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MessagesAndNotices } from '#routes/_messages/-messages.tsx'

export const Route = createFileRoute('/_messages/m/messages')({
  staticData: { title: msg`Messages`, back: '/m/home', isLive: true },
  component: MessagesAndNotices,
})
