export const invitationLink = (origin: string, code: string) =>
  `${origin}/m/register?affiliateCode=${encodeURIComponent(code)}`
