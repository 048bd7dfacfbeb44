import { atom } from 'jotai'

export interface Credentials {
  readonly token: string
  readonly account: string
}

/** The session's token, in memory; null for a guest. The session feature is the only writer. */
export const credentialsAtom = atom<Credentials | null>(null)

/** Raised at every change of player: an answer of an older epoch is dropped. */
export const epochAtom = atom(0)
