/** The two issuers of the provider: each a client of its own, and a signature of its own kind. */
export const clients = {
  google: { id: 'mela-at-google', name: 'Google', alg: 'RS256' },
  facebook: { id: 'mela-at-facebook', name: 'Facebook', alg: 'ES256' },
} as const

export type ClientName = keyof typeof clients

export const issuerOf = (origin: string, name: ClientName) => `${origin}/${name}`
