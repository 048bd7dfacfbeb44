import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NoticesScreen } from '../../features/messages/notices/NoticesScreen.tsx'
import { Panes } from '../../shell/panes/Panes.tsx'
import { MessagesPage } from './-messages.tsx'

export const Route = createFileRoute('/m/message')({
  staticData: { title: msg`Messages`, back: '/m/home', isLive: true },
  component: () => (
    <Panes shows="list" list={<MessagesPage />} content={<NoticesScreen openAt={undefined} />} />
  ),
})
