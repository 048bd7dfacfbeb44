import { atom } from 'jotai'

interface Credentials {
  readonly token: string
  readonly account: string
}

const heldAtom = atom<{ readonly credentials: Credentials | null; readonly epoch: number }>({
  credentials: null,
  epoch: 0,
})

/** In memory only; null for a guest. Only the session feature writes it. */
export const credentialsAtom = atom(
  (get) => get(heldAtom).credentials,
  (_get, set, credentials: Credentials | null) =>
    set(heldAtom, ({ epoch }) => ({ credentials, epoch: epoch + 1 })),
)

/** Replaces or removes the token without a change of player, so that the screen stays. */
export const renewCredentialsAtom = atom(null, (_get, set, credentials: Credentials | null) =>
  set(heldAtom, ({ epoch }) => ({ credentials, epoch })),
)

/** Incremented at every change of player: answers of an older epoch are dropped. */
export const epochAtom = atom((get) => get(heldAtom).epoch)
