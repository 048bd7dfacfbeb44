import { createFileRoute } from '@tanstack/react-router'
import { home } from '#routes/-home.tsx'

export const Route = createFileRoute('/m/home')({ ...home })
