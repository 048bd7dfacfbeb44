import { Outlet, createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { LoginBarrier } from '#features/session/login/LoginBarrier.tsx'
import { leaveWithSession } from '#features/session/session.guard.ts'
import { param } from '#net/searchParams.ts'

const NextSearch = v.object({
  next: param(v.string()),
  /** The game whose star a guest has pressed. */
  star: param(v.pipe(v.string(), v.maxLength(64))),
})

export const Route = createFileRoute('/_guest')({
  validateSearch: NextSearch,
  beforeLoad: leaveWithSession,
  component: () => (
    <LoginBarrier>
      <Outlet />
    </LoginBarrier>
  ),
})
