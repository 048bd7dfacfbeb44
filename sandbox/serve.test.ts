import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('a start on a port that is taken ends with one sentence', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { status, stderr, stdout } = spawnSync(process.execPath, ['sandbox/serve.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      SANDBOX_DB: ':memory:',
      SANDBOX_GAMES: '1',
      DIST: dist,
    },
    encoding: 'utf8',
  })
  expect({ status, stderr, stdout }).toEqual({
    status: 1,
    stderr: `Port ${port} is taken. Another one and the two after it: PORT=5173 before the command\n`,
    stdout: '',
  })
  holder.close()
  rmSync(dist, { recursive: true })
}, 60_000)
