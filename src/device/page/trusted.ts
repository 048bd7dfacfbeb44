interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}
declare global {
  /** Missing in TypeScript's library. */
  var trustedTypes: PolicyFactory | undefined
}

function ours(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  const isBuilt = pathname === '/sw.js' || pathname.startsWith('/assets/')
  if (origin === location.origin && (isBuilt || import.meta.env.DEV)) return address
  throw new TypeError(`${address} is not a script of ours`)
}

let policy: ScriptPolicy | undefined

export function trustedScript(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy('app-sw', { createScriptURL: ours })
  return policy?.createScriptURL(address) ?? ours(address)
}
