import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type ViteDevServer, createServer } from 'vite'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen } from '#sandbox/http/listen.ts'
import { freePort } from '#sandbox/testing/freePort.ts'
import { sandbox } from './vite-plugin.ts'

const root = mkdtempSync(join(tmpdir(), 'mela-dev-'))
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Mela</title>')
afterAll(() => rmSync(root, { recursive: true }))

const serverOf = () =>
  createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { watch: null },
    plugins: [sandbox()],
  })

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://localhost:${port}${path}`)).status

let server: ViteDevServer
let port = 0

beforeEach(async () => {
  port = await freePort()
  vi.stubEnv('PORT', String(port))
  vi.stubEnv('SANDBOX_DB', ':memory:')
  vi.stubEnv('SANDBOX_GAMES', '60')
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(console, 'table').mockReturnValue()
  server = await serverOf()
})
afterEach(async () => {
  await server.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const greeted = (times: number) =>
  vi.waitFor(() => expect(console.table).toHaveBeenCalledTimes(times), 15_000)

/** The HTTP status of each origin. */
const statuses = () =>
  Promise.all([
    statusOf(port, '/'),
    statusOf(port, '/wps/system/status?merchantCode=mela'),
    statusOf(port + 1, '/fonts/noto-sans-taka.woff2'),
    statusOf(port + 2, '/provider.css'),
  ])

describe('the dev server', () => {
  it('serves on PORT, the games and the sign-in on the ports after it', async () => {
    await server.listen()
    await greeted(1)
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  it('prints its address and the accounts', async () => {
    await server.listen()
    await greeted(1)
    const at = `Mela is at http://localhost:${port} (games at http://localhost:${port + 1})`
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining(at))
    expect(console.log).toHaveBeenCalledWith(expect.stringMatching(/Sandbox-Key: [\w-]{43}/))
    const member = expect.objectContaining({ username: 'member', password: expect.any(String) })
    const columns = ['username', 'password', 'note']
    expect(console.table).toHaveBeenCalledWith(expect.arrayContaining([member]), columns)
  })

  it.each([
    ['its own', 0],
    ['that of the games', 1],
  ])('ends with one sentence when %s port is taken', async (_, place) => {
    const other = await listen(() => new Response(null), port + place)
    const script = `const { createServer } = await import('vite')
    const { sandbox } = await import(${JSON.stringify(join(import.meta.dirname, 'vite-plugin.ts'))})
    const server = await createServer({ configFile: false, root: ${JSON.stringify(root)}, plugins: [sandbox()] })
    await server.listen()`
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `Port ${port + place} is taken. Another one and the two after it: PORT=5173 before the command\n`,
    })
    other.close()
  })

  it('serves everything again after a change to the sandbox', async () => {
    await server.listen()
    await greeted(1)
    await server.restart()
    await greeted(2)
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })
})
