import { optional } from '#ui/optional.ts'

export const LateConnectionCheck = optional(
  () => import('#features/support/connection/ConnectionCheck.tsx'),
  'ConnectionCheck',
)
