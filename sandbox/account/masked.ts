/** "ra***05": as much of a player as others may see. */
export const masked = (user: string) =>
  user.includes('***') ? user : `${user.slice(0, 2)}***${user.slice(-2)}`

/** Whoever plays with money of their own; trials show on no board. */
export const memberTypes = [0, 1, 2]
