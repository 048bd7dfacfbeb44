import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { makeRouter } from './app.tsx'

const router = makeRouter(createMemoryHistory({ initialEntries: ['/'] }))
await router.load()

export const html = renderToString(<RouterProvider router={router as never} />)
