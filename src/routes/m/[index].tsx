import { createFileRoute } from '@tanstack/react-router'
import { home } from '../-home.tsx'

export const Route = createFileRoute('/m/index')({ ...home })
