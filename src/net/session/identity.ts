interface Identity {
  readonly merchantCode: string
  readonly language: () => string
  readonly token: () => string | null
  readonly isStandalone: () => boolean
  /** RFC 7638 thumbprints that the platform's sealing key may have. */
  readonly sealingKeyIds: readonly string[]
  readonly onSignedOut: (token: string) => void
  readonly onClosed: () => void
}

let identity: Identity | undefined

export const identify = (caller: Identity) => {
  identity = caller
}

export function caller(): Identity {
  if (!identity) throw new Error('identify() is missing')
  return identity
}
