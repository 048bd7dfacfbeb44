import { sharedSeconds } from '#api/shared.ts'
import type { Platform } from '#tests/support/platform.ts'

interface Line {
  readonly status: number
  /** Whether nginx passed the request on to the platform. */
  readonly isReached: boolean
  readonly method: string
  readonly path: string
}

/** Parses nginx's log of the site, background revalidations included. */
export const parseLog = ({ front, port }: Platform): Line[] =>
  (front?.requests() ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([site]) => site === String(port + 3))
    .map(([, status, upstream, method = '', path = '']) => ({
      status: Number(status),
      isReached: upstream !== '-',
      method,
      path,
    }))

export const kinds = [
  'page and files',
  'public reads',
  'status',
  'pictures',
  'private reads',
] as const
export type Kind = (typeof kinds)[number]

export function kindOf(address: string): Kind {
  const [path = ''] = address.split('?')
  if (path in sharedSeconds) return 'public reads'
  if (path === '/wps/system/status') return 'status'
  // The sandbox's pictures; an operator's come from a CDN.
  if (path.startsWith('/cdn/')) return 'pictures'
  return /^\/(wps|lgw)\//.test(path) ? 'private reads' : 'page and files'
}
