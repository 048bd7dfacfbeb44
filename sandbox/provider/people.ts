import { hashOf } from '../secret.ts'
import type { ClientName } from './clients.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly note: string
}

/** Who can be chosen at the provider. */
export const people: readonly Person[] = [
  { id: 'ayesha', name: 'Ayesha Rahman', email: 'ayesha.rahman@mail.example', note: '' },
  { id: 'sajid', name: 'Sajid Hasan', email: 'sajid.hasan@mail.example', note: '' },
  {
    id: 'mitu',
    name: 'Mitu Akter',
    email: 'mitu@mail.example',
    note: 'account switched off by the operator',
  },
]

/** The account's name at one issuer; another issuer calls the same person otherwise. */
export const subjectOf = (client: ClientName, person: string) =>
  hashOf(`${client}:${person}`).slice(0, 24)
