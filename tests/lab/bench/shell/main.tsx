import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { makeRouter } from './app.tsx'

const router = makeRouter()
Object.assign(router, { ssr: {} })
await router.load()
const container = document.getElementById('root')
if (container) hydrateRoot(container, <RouterProvider router={router as never} />)
addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'))
