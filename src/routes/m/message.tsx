import { createFileRoute } from '@tanstack/react-router'
import { MessagesPage } from './-messages.tsx'

export const Route = createFileRoute('/m/message')({ component: MessagesPage })
