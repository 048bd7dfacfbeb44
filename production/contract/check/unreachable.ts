const causeOf = (thrown: unknown): unknown =>
  thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown

const codeOf = (thrown: unknown) => {
  const cause = causeOf(thrown)
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** Why a platform could not be checked, in one sentence. Rethrows anything but network errors. */
export function unreachable(platform: string, thrown: unknown): string {
  const { host } = new URL(platform)
  const code = codeOf(thrown)
  if (thrown instanceof DOMException && thrown.name === 'TimeoutError')
    return `${host} has not answered within 20 seconds.`
  if (/^ENOTFOUND|EAI_AGAIN$/.test(code)) return `There is no host ${host}.`
  if (code === 'ECONNREFUSED') return `Nothing answers at ${host}: the platform is down.`
  if (/^CERT_HAS_EXPIRED$/.test(code)) return `The certificate of ${host} has expired.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of ${host} is for another name.`
  if (/CERT|SIGNATURE|SELF_SIGNED/.test(code))
    return `The certificate of ${host} is not signed by anyone whom browsers trust (${code}).`
  if (code || thrown instanceof TypeError)
    return `${host} ended the connection (${code || 'no reason given'}).`
  throw thrown
}
