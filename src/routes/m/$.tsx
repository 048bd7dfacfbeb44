import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/m/$')({
  beforeLoad: () => {
    throw notFound()
  },
})
