import { isRecord } from '#device/isRecord.ts'
import { dataIn, scriptIn } from '#device/worker/pageScripts.ts'

/** Paths of the play-money platform that comes with the project; a release has none. */
const sandboxPaths = import.meta.env.SANDBOX_PATHS ?? 'sandbox|vendor|'

/**
 * Navigations to the platform, to a well-known address or to a file; a full stop in the query does
 * not make it a file.
 */
export const notOurs = [
  new RegExp(
    String.raw`^/(${sandboxPaths}wps|lgw|cdn|\.well-known|unsupported\.html)([/?]|$)`,
    'i',
  ),
  /^[^?]*\.(?!html(\?|$))[a-z0-9]+(\?|$)/i,
]

const merchantIn = (html: string) => {
  const merchant = dataIn(html, 'merchant')
  return isRecord(merchant) ? merchant : {}
}

export const usesFirebase = (html: string) => merchantIn(html)['firebase'] !== undefined

/** The merchant and the release that a page must belong to. */
export interface Published {
  readonly merchantCode: string
  /** The app's own file, which the page's last script starts. */
  readonly app: string | undefined
}

const runnable = ['', 'text/javascript', 'module']

/**
 * Distinguishes the app's page of this release from that of a captive portal, a failing host, or a proxy that keeps
 * its scripts from running. The notation of its tags and any additions do not matter.
 */
export function isOwnPage(html: string, { merchantCode, app = '' }: Published) {
  const scripts = ['head', 'start'].map((id) => scriptIn(html, id))
  return (
    merchantIn(html)['merchantCode'] === merchantCode &&
    scripts.every((script) => script && runnable.includes(script.type)) &&
    scripts[1]?.text.includes(app) === true
  )
}

/** A proxy that rewrites a script leaves the policy unchanged, and the browser then refuses the script. */
export async function mayRun(html: string, policy: string | null) {
  if (!policy?.includes("'sha256-")) return true
  for (const id of ['head', 'start']) {
    const text = new TextEncoder().encode(scriptIn(html, id)?.text)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
    if (!policy.includes(`'sha256-${btoa(String.fromCharCode(...digest))}'`)) return false
  }
  return true
}

const kinds = new Map<string, string>(
  Object.entries({
    js: 'javascript',
    json: 'json',
    css: 'text/css',
    html: 'text/html',
    svg: 'image/svg',
    png: 'image/png',
    woff2: 'font',
  }),
)

export function isIntact(
  address: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
) {
  const ending = /\.(\w+)$/.exec(new URL(address, 'https://own').pathname)?.[1] ?? ''
  return status === 200 && (headers.get('Content-Type') ?? '').includes(kinds.get(ending) ?? '')
}
