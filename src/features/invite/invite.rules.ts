/** Where a friend registers with a player's code. */
export const invitationLink = (origin: string, code: string) =>
  `${origin}/m/register?affiliateCode=${encodeURIComponent(code)}`
