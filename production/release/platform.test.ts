import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { openSandbox } from '#sandbox/testing/client.ts'
import { certificate, makeCertificate } from '#tests/support/certificate.ts'
import { merchantFileOf } from '#build/brand/merchant.ts'
import { platformFaults } from './platform.ts'

const root = join(import.meta.dirname, '../..')
const merchant = merchantFileOf(root)

const page = '<!doctype html><title>Mela</title>'
let server: Server | undefined
afterEach(() => server?.close())

async function listen(made: Server) {
  server = made
  await new Promise<void>((listening) => made.listen(0, 'localhost', listening))
  return (made.address() as AddressInfo).port
}

async function closedPort() {
  const port = await listen(createServer())
  await new Promise((closed) => server?.close(closed))
  return port
}

describe('the check before a release', () => {
  it('passes for a platform that matches the contract', async () => {
    const sandbox = openSandbox()
    await sandbox.ready
    const ask = async (request: Request) => sandbox.app.fetch(request)
    expect(await platformFaults({ merchant, address: 'http://localhost:4173', ask })).toEqual([])
  }, 60_000)

  it('is one sentence for a platform that answers with pages', async () => {
    const port = await listen(
      createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(page)),
    )
    const address = `http://localhost:${port}`
    expect(await platformFaults({ merchant, address })).toEqual([
      `localhost:${port} answers with an HTML page (HTTP 200) instead of JSON: the platform is not at this address, or out of service.`,
    ])
  })

  it('is one sentence for an untrusted certificate', async () => {
    makeCertificate()
    const [key, cert] = [readFileSync(certificate.key), readFileSync(certificate.file)]
    const port = await listen(createSecureServer({ key, cert }, (_, response) => response.end()))
    const address = `https://localhost:${port}`
    expect(await platformFaults({ merchant, address })).toEqual([
      expect.stringMatching(`^The certificate of localhost:${port} is not signed by anyone`),
    ])
  })

  it('requires the platform’s address', async () => {
    expect(await platformFaults({ merchant })).toEqual([expect.stringContaining('platform.origin')])
  })

  it('stops the release when the platform is down', async () => {
    const address = `http://localhost:${await closedPort()}`
    const out = join(tmpdir(), 'release-of-nothing')
    const script = join(root, 'production/release/release.ts')
    const run = promisify(execFile)(process.execPath, [script, '--check', address, '--out', out])
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: `Nothing answers at ${new URL(address).host}: the platform is down.\n`,
    })
    expect(existsSync(out)).toBe(false)
  }, 30_000)
})
