import { type Permission, type Role, may } from '#api/roles.ts'

export const isWalled = (needs: Permission | undefined, role: Role) =>
  needs !== undefined && role !== 'guest' && !may(role, needs)
