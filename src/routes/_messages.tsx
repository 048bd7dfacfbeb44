import { createFileRoute } from '@tanstack/react-router'
import { Panes } from '#shell/panes/Panes.tsx'
import { MessagesPage } from './_messages/-messages.tsx'

export const Route = createFileRoute('/_messages')({
  component: () => <Panes list={<MessagesPage />} />,
})
