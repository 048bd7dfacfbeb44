import { createHash } from 'node:crypto'
import { sendPolicyReports } from '../../src/api/site/policyReports.ts'
import { type Allowance, noAllowance } from './allowance.ts'

const inlineCode = /<(script|style)(?![^>]*type="application\/json")[^>]*>([^]+?)<\/\1>/g

/** CSP source of each inline script or style of a page: 'sha256-…'. */
export function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(inlineCode)]
    .filter(([, name]) => name === tag)
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

export interface PolicyOptions {
  readonly html: string
  readonly gameOrigin: string
  /** Other addresses of this site, whose speed pages may measure. */
  readonly lines?: readonly string[]
  readonly allowance?: Allowance
  /** Browsers have the Reporting API only over https. */
  readonly isSecure: boolean
}

/**
 * Browsers without the Reporting API use report-uri. Where both are given they prefer report-to, even without
 * https.
 */
const reporting = (isSecure: boolean) =>
  [`report-uri ${sendPolicyReports.path}`, ...(isSecure ? ['report-to policy'] : [])] as const

const contentSecurityPolicy = ({
  html,
  gameOrigin,
  lines = [],
  allowance = noAllowance,
  isSecure,
}: PolicyOptions) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html, 'script'), ...allowance.scripts].join(' '),
    ["style-src 'self'", ...hashesOf(html, 'style')].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...lines, ...allowance.connections].join(' '),
    [`frame-src ${gameOrigin}`, ...allowance.frames].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types app-sw dompurify', ...allowance.trustedTypes].join(' '),
    ...reporting(isSecure),
  ].join('; ')

/** On every response (security 1). */
export const securityHeaders = (options: PolicyOptions): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(options),
  'Reporting-Endpoints': `policy="${sendPolicyReports.path}"`,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': `camera=(), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self "${options.gameOrigin}")`,
})
