import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/m/')({ component: () => <h1>Mela</h1> })
