const forgetters = new Set<() => unknown>()

/** Whoever keeps something of the player's outside the session registers here how to remove it. */
export function onSignOut(forget: () => unknown) {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

export const forgetPlayer = () => {
  for (const forget of forgetters) forget()
}
