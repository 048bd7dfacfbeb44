import { hashOf } from '#sandbox/http/secret.ts'

export const clients = {
  google: { id: 'mela-at-google', name: 'Google' },
  facebook: { id: 'mela-at-facebook', name: 'Facebook' },
} as const

export type ClientName = keyof typeof clients

export const issuerOf = (origin: string, name: ClientName) => `${origin}/${name}`

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The linked account is disabled on the platform. */
  readonly isSwitchedOff?: true
}

export const people: readonly Person[] = [
  { id: 'ayesha', name: 'Ayesha Rahman', email: 'ayesha@mail.example' },
  { id: 'sajid', name: 'Sajid Hasan', email: 'sajid@mail.example' },
  { id: 'mitu', name: 'Mitu Akter', email: 'mitu@mail.example', isSwitchedOff: true },
]

/** A person's `sub`, different for each issuer. */
export const subjectOf = (client: ClientName, person: string) =>
  hashOf(`${client}:${person}`).slice(0, 24)
