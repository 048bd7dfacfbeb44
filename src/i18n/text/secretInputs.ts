const secret = { type: 'password', isRevealable: true, autoCapitalize: 'none' } as const

/** Attributes for inputs of a password in use, of a new one, and of one in digits. */
export const secretInputs = {
  current: { ...secret, autoComplete: 'current-password' },
  chosen: { ...secret, autoComplete: 'new-password' },
  digits: { ...secret, autoComplete: 'off', inputMode: 'numeric' },
} as const
