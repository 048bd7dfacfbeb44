import { createFileRoute } from '@tanstack/react-router'
import { AppScreen } from '../../features/install/download/AppScreen.tsx'

export const Route = createFileRoute('/m/app')({ component: AppScreen })
