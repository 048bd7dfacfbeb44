interface ScriptPolicy {
  createScriptURL(url: string): string
}
interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy
}
declare global {
  /** Missing in TypeScript's library. */
  var trustedTypes: PolicyFactory | undefined
  /** A page may create it only once, so its inline scripts and the app share it. */
  var scriptPolicy: ScriptPolicy | undefined
}

function ours(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  const isBuilt = pathname === '/sw.js' || pathname.startsWith('/assets/')
  if (origin === location.origin && (isBuilt || import.meta.env.DEV)) return address
  throw new TypeError(`${address} is not a script of ours`)
}

export function trustedScript(address: string): string {
  globalThis.scriptPolicy ??= globalThis.trustedTypes?.createPolicy('app-sw', {
    createScriptURL: ours,
  })
  return globalThis.scriptPolicy?.createScriptURL(address) ?? ours(address)
}
