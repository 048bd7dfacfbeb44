import { atom } from 'jotai'

interface Credentials {
  readonly token: string
  readonly account: string
}

const heldAtom = atom<{ readonly credentials: Credentials | null; readonly epoch: number }>({
  credentials: null,
  epoch: 0,
})

/** The session's token, in memory; null for a guest. The session feature is the only writer. */
export const credentialsAtom = atom(
  (get) => get(heldAtom).credentials,
  (_get, set, credentials: Credentials | null) =>
    set(heldAtom, ({ epoch }) => ({ credentials, epoch: epoch + 1 })),
)

/** Takes the token away, or puts another in its place, while the player stays: so does what is on screen. */
export const renewCredentialsAtom = atom(null, (_get, set, credentials: Credentials | null) =>
  set(heldAtom, ({ epoch }) => ({ credentials, epoch })),
)

/** Raised at every change of player: an answer of an older epoch is dropped. */
export const epochAtom = atom((get) => get(heldAtom).epoch)
