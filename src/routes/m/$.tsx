import { createFileRoute, notFound } from '@tanstack/react-router'

/** Unknown paths: the root redirects home. */
export const Route = createFileRoute('/m/$')({
  beforeLoad: () => {
    throw notFound()
  },
})
