import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

const LoginSearch = v.object({ next: v.optional(v.string()) })

export const Route = createFileRoute('/m/login')({
  validateSearch: LoginSearch,
  component: () => <h1>Login</h1>,
})
