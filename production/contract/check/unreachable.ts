import { Failure } from '#net/failure.ts'
import { patience } from './caller.ts'

const seconds = patience / 1000

const causeOf = (thrown: unknown): unknown =>
  thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown

const codeOf = (thrown: unknown) => {
  const cause = causeOf(thrown)
  return cause instanceof Error && 'code' in cause ? String(cause.code) : ''
}

/** What the connection ended with, in Node's words. */
function reasonOf(thrown: unknown) {
  const cause = causeOf(thrown)
  return codeOf(thrown) || (cause instanceof Error ? cause.message : String(cause))
}

/** The code is undefined if not even the first line of the answer is HTTP. */
const isOtherProtocol = (thrown: unknown) => {
  const cause = causeOf(thrown)
  return cause instanceof Error && cause.name === 'HTTPParserError'
}

const isTimeout = (thrown: unknown) =>
  thrown instanceof DOMException && thrown.name === 'TimeoutError'

/** What is wrong with an address that someone typed; null if nothing is. */
export function addressFault(name: string, address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol))
    return `${name} is https:// and a host name, not ${address}.`
  if (`${url.pathname}${url.search}` === '/') return null
  return `${name} is ${url.origin}, without a path; other paths than /wps and /lgw are platform.wps and platform.lgw in merchant.json.`
}

/** How a single call was lost; null if it was not the network that failed. */
export function lossOf(thrown: unknown) {
  if (isTimeout(thrown))
    return { actual: `none within ${seconds} seconds`, failure: new Failure('timeout') }
  if (!codeOf(thrown) && !(thrown instanceof TypeError)) return null
  return {
    actual: `a connection that ended (${reasonOf(thrown)})`,
    failure: new Failure('offline'),
  }
}

/** Why a platform could not be checked, in one sentence. Rethrows anything but network errors. */
export function unreachable(platform: string, thrown: unknown): string {
  const { host } = new URL(platform)
  const code = codeOf(thrown)
  if (isTimeout(thrown)) return `${host} has not answered within ${seconds} seconds.`
  if (/^ENOTFOUND|EAI_AGAIN$/.test(code)) return `There is no host ${host}.`
  if (code === 'ECONNREFUSED') return `Nothing answers at ${host}: the platform is down.`
  if (/^CERT_HAS_EXPIRED$/.test(code)) return `The certificate of ${host} has expired.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of ${host} is for another name.`
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return `${host} answers without TLS: its address begins with http:.`
  if (/CERT|SIGNATURE|SELF_SIGNED/.test(code))
    return `The certificate of ${host} is not signed by anyone whom browsers trust (${code}).`
  if (isOtherProtocol(thrown))
    return `${host} answers, but not with HTTP: the platform is not at this address.`
  if (code || thrown instanceof TypeError)
    return `${host} ended the connection (${reasonOf(thrown)}).`
  throw thrown
}
