import type { Setter } from 'jotai'

type Forget = (set: Setter) => unknown

const forgetters = new Set<Forget>()

export function onSignOut(forget: Forget) {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

export const forgetPlayer = (set: Setter) => {
  for (const forget of forgetters) forget(set)
}
