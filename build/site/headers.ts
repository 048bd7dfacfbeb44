import { createHash } from 'node:crypto'
import { sendPolicyReports } from '#api/site/policyReports.ts'
import { type Allowance, noAllowance } from './allowance.ts'

const inlineCode = /<(script|style)(?![^>]*type="application\/json")[^>]*>([^]+?)<\/\1>/g

/** The CSP sources of a page's inline scripts or styles: 'sha256-…'. */
export function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(inlineCode)]
    .filter(([, name]) => name === tag)
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

export interface PolicyOptions {
  readonly html: string
  /** Origins that a page may embed: games, lottery, chat. */
  readonly frames: readonly string[]
  /**
   * Origins that a page may call: a platform elsewhere, and other addresses of this site, whose
   * speed the app measures.
   */
  readonly connections?: readonly string[]
  /** Origins that pictures may be loaded from, besides the site's own. */
  readonly images?: readonly string[]
  readonly allowance?: Allowance
  /** Where browsers report violations. */
  readonly reports?: string
  /** Browsers support the Reporting API only over https. */
  readonly isSecure: boolean
  /** Lets the host be added to the preload list that browsers ship with. */
  readonly hasPreload?: boolean
}

/**
 * Browsers without the Reporting API use report-uri. If both are present, they prefer report-to,
 * even without https.
 */
const reporting = (isSecure: boolean, reports: string) =>
  [`report-uri ${reports}`, ...(isSecure ? ['report-to policy'] : [])] as const

const contentSecurityPolicy = ({
  html,
  frames,
  connections = [],
  images = [],
  allowance = noAllowance,
  isSecure,
  reports = sendPolicyReports.path,
}: PolicyOptions) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, 'script'), ...allowance.scripts].join(' '),
    ["style-src 'self'", ...hashesOf(html, 'style')].join(' '),
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connections, ...allowance.connections].join(' '),
    ['frame-src', ...sourcesOf([...frames, ...allowance.frames])].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types app-sw dompurify', ...allowance.trustedTypes].join(' '),
    ...reporting(isSecure, reports),
  ].join('; ')

/**
 * For responses that are never opened in a tab: every answer carries its policy, and a page's policy is a kilobyte.
 * Includes scripts: a page's workers, which may call the platform, have the policy of their own script.
 */
export const filePolicy = (connections: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

/** Keeps a proxy from rewriting the scripts of a page, which browsers would then refuse to run. */
export const pageCaching = 'no-cache, no-transform'

export const workerPath = '/sw.js'

/**
 * A worker has the policy of its own script, and everything that a page loads through it is a connection of the
 * worker, including pictures of other hosts.
 */
export const workerPolicy = ({
  connections = [],
  images = [],
  isSecure,
  reports = sendPolicyReports.path,
}: Omit<PolicyOptions, 'html' | 'frames'>) =>
  [filePolicy([...new Set([...connections, ...images])]), ...reporting(isSecure, reports)].join(
    '; ',
  )

const sourcesOf = (origins: readonly string[]) => (origins.length ? origins : ["'none'"])

/** On every response. */
export const securityHeaders = (options: PolicyOptions): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  ...(options.isSecure && {
    'Reporting-Endpoints': `policy="${options.reports ?? sendPolicyReports.path}"`,
  }),
  'Strict-Transport-Security': `max-age=63072000; includeSubDomains${options.hasPreload ? '; preload' : ''}`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': `camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(${['self', ...options.frames.map((origin) => `"${origin}"`)].join(' ')})`,
})
