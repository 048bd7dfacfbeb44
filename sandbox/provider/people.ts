import { hashOf } from '../http/secret.ts'
import type { ClientName } from './clients.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  /** Its account at the platform is switched off. */
  readonly isSwitchedOff?: true
}

/** Who can be chosen at the provider. */
export const people: readonly Person[] = [
  { id: 'ayesha', name: 'Ayesha Rahman', email: 'ayesha@mail.example' },
  { id: 'sajid', name: 'Sajid Hasan', email: 'sajid@mail.example' },
  { id: 'mitu', name: 'Mitu Akter', email: 'mitu@mail.example', isSwitchedOff: true },
]

/** The account's name at one issuer; another issuer calls the same person otherwise. */
export const subjectOf = (client: ClientName, person: string) =>
  hashOf(`${client}:${person}`).slice(0, 24)
