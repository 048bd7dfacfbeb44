/** Who calls, and what the app wants to hear of it. The boot fills it in. */
interface Identity {
  readonly merchantCode: string
  readonly language: () => string
  readonly token: () => string | null
  readonly isStandalone: () => boolean
  /** The thumbprints that the platform's sealing key may have. */
  readonly sealingKeyIds: readonly string[]
  /** The session that this token belonged to has ended. */
  readonly onSignedOut: (token: string) => void
  /** The platform says maintenance or region restriction in the middle of things. */
  readonly onClosed: () => void
}

let identity: Identity | undefined

export const identify = (caller: Identity) => {
  identity = caller
}

export function caller(): Identity {
  if (!identity) throw new Error('identify() comes before the first call')
  return identity
}
