interface OneTimeCode extends Credential {
  readonly code: string
}

const isOneTimeCode = (credential: Credential | null): credential is OneTimeCode =>
  credential !== null && 'code' in credential && typeof credential.code === 'string'

/** Null where the browser cannot read SMS codes. */
export async function awaitOneTimeCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null
  const wish: CredentialRequestOptions & { otp: { transport: readonly ['sms'] } } = {
    otp: { transport: ['sms'] },
    signal,
  }
  try {
    const credential = await navigator.credentials.get(wish)
    return isOneTimeCode(credential) ? credential.code : null
  } catch {
    return null
  }
}
