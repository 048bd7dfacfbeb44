import { execFileSync } from 'node:child_process'
import { X509Certificate, createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../node_modules/.cache/certificate')

export const certificate = {
  key: join(folder, 'key.pem'),
  file: join(folder, 'certificate.pem'),
} as const

/**
 * Creates the localhost certificate for nginx in tests, unless there is one that is valid for
 * another day.
 */
export function makeCertificate() {
  if (isValid()) return
  mkdirSync(folder, { recursive: true })
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30'.split(' '),
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      certificate.key,
      '-out',
      certificate.file,
    ],
    { stdio: 'ignore' },
  )
}

const read = () => new X509Certificate(readFileSync(certificate.file))

const isValid = () =>
  existsSync(certificate.file) && Date.parse(read().validTo) > Date.now() + 86_400_000

/** Makes Chromium accept this one certificate as valid: workers and HTTP caches require that. */
export const trustingArgs = () => {
  const key = read().publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(key).digest('base64')
  return [`--ignore-certificate-errors-spki-list=${hash}`]
}
