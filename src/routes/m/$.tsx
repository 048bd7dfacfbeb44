import { createFileRoute, notFound } from '@tanstack/react-router'

/** Paths of no route: the root leads them home. */
export const Route = createFileRoute('/m/$')({
  beforeLoad: () => {
    throw notFound()
  },
})
