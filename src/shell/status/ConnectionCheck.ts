import { optional } from '#ui/optional.ts'

export const ConnectionCheck = optional(
  () => import('#features/support/connection/ConnectionCheck.tsx'),
  'ConnectionCheck',
)
