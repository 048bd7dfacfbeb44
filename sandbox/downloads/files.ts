import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { profileFor } from './profile.ts'
import { iconOf } from '#sandbox/operator/operator.ts'
import { zip } from './zip.ts'

interface File {
  readonly resourceType: 'Android' | 'MOBILECONFIG'
  readonly name: string
  readonly path: string
  readonly type: string
  readonly version: string
  readonly minSystem: string
  readonly bytes: (language: string) => Buffer
}

/** In display order. */
export const filesOf = (origin: string): readonly File[] => [
  {
    resourceType: 'Android',
    name: 'mela.apk',
    path: '/wps/app/mela.apk',
    type: 'application/vnd.android.package-archive',
    version: '1.0.0',
    minSystem: 'Android 7',
    bytes: androidPackage,
  },
  {
    resourceType: 'MOBILECONFIG',
    name: 'mela.mobileconfig',
    path: '/wps/app/mela.mobileconfig',
    type: 'application/x-apple-aspen-config',
    version: '1',
    minSystem: 'iOS 15',
    bytes: (language) => profileFor(origin, language),
  },
]

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

export function createDownloads(origin: string): Hono {
  const app = new Hono()
  for (const file of filesOf(origin)) app.get(file.path, (c) => send(c, file))
  return app
}

function send(c: Context, file: File): Response {
  const bytes = file.bytes(c.req.query('language') ?? 'BN')
  return c.body(new Uint8Array(bytes), 200, {
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename="${file.name}"`,
    'Content-Length': String(bytes.length),
    'Cache-Control': 'no-cache, no-transform',
    ETag: `"${sha256(bytes)}"`,
  })
}

const readme = `This package belongs to Mela's sandbox platform.
It is a real file of the size and checksum that the platform names, and it holds no program:
a phone refuses to install it. A merchant puts a signed package in its place.
`

const androidPackage = () =>
  zip([
    { name: 'README.txt', bytes: Buffer.from(readme) },
    { name: 'res/icon.png', bytes: iconOf('icon-512.png') },
  ])
