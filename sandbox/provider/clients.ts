export const clients = {
  google: { id: 'mela-at-google', name: 'Google' },
  facebook: { id: 'mela-at-facebook', name: 'Facebook' },
} as const

export type ClientName = keyof typeof clients

export const issuerOf = (origin: string, name: ClientName) => `${origin}/${name}`
