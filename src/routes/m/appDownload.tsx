import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../features/install/download/ProfileScreen.tsx'

export const Route = createFileRoute('/m/appDownload')({ component: ProfileScreen })
