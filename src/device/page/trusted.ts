interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}
declare global {
  /** Not yet in the compiler's library. */
  var trustedTypes: PolicyFactory | undefined
}

/** The service worker and what the build has hashed; in development, whatever our own server gives. */
function ours(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  const isBuilt = pathname === '/sw.js' || pathname.startsWith('/assets/')
  if (origin === location.origin && (isBuilt || import.meta.env.DEV)) return address
  throw new TypeError(`${address} is not a script of ours`)
}

let policy: ScriptPolicy | undefined

/** The address of a worker of ours, in the form that Trusted Types ask for. */
export function trustedScript(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('app-sw', { createScriptURL: ours })
  return policy?.createScriptURL(address) ?? ours(address)
}
