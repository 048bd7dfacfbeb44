import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from './testing/freePort.ts'

const root = join(import.meta.dirname, '..')

function aSite() {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
  return { ...process.env, SANDBOX_DB: ':memory:', SANDBOX_GAMES: '1', DIST: dist }
}

it('a start by npm ends with the shell that npm has ended', async () => {
  const port = await freePort()
  const shell = spawn('sh', ['-c', `true && ${process.execPath} sandbox/serve.ts`], {
    cwd: root,
    env: { ...aSite(), PORT: String(port), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shell.stdout, 'data')
  expect((await fetch(`http://localhost:${port}/sandbox/ready`)).status).toBe(200)
  shell.kill()
  shell.stdout.resume()
  // The server holds the pipe for as long as it runs.
  await once(shell.stdout, 'close')
}, 60_000)

it('a start on a port that is taken ends with one sentence', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { status, stderr, stdout } = spawnSync(process.execPath, ['sandbox/serve.ts'], {
    cwd: root,
    env: { ...aSite(), PORT: String(port) },
    encoding: 'utf8',
  })
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr: `Port ${port} is taken. Another one and the two after it: PORT=5173 before the command\n`,
    stdout: '',
  })
  holder.close()
}, 60_000)
