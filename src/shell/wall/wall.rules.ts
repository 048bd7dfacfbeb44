import { type Act, type Role, may } from '#api/roles.ts'

export const isWalled = (needs: Act | undefined, role: Role) =>
  needs !== undefined && role !== 'guest' && !may(role, needs)
