/** "ra***05" */
export const masked = (user: string) =>
  user.includes('***') ? user : `${user.slice(0, 2)}***${user.slice(-2)}`

/** Account types that play with real money. */
export const memberTypes = [0, 1, 2]
