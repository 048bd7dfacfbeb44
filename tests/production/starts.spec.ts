import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { freePort } from '#tests/support/platform.ts'

const root = join(import.meta.dirname, '../..')

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'starts-'))
    await use(folder)
    rmSync(folder, { recursive: true })
  },
})

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, stdout, stderr }
}

function siteIn(dist: string, port: number) {
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
  return { SANDBOX_DB: ':memory:', SANDBOX_GAMES: '1', DIST: dist, PORT: String(port) }
}

test('a server started by npm stops when npm ends its shell', async ({ folder }) => {
  const port = await freePort()
  const shell = spawn('sh', ['-c', `true && ${process.execPath} sandbox/serve.ts`], {
    cwd: root,
    env: { ...process.env, ...siteIn(folder, port), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shell.stdout, 'data')
  expect((await fetch(`http://localhost:${port}/sandbox/ready`)).status).toBe(200)
  shell.kill()
  shell.stdout.resume()
  // The server holds the pipe for as long as it runs.
  await once(shell.stdout, 'close')
})

test('a start on a used port ends with one sentence', async ({ folder }) => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(run(['sandbox/serve.ts'], siteIn(folder, port))).toEqual({
    status: 1,
    stderr: `Port ${port} is taken. Another one and the two after it: PORT=5173 before the command\n`,
    stdout: '',
  })
  holder.close()
})

const release = (...options: readonly string[]) =>
  run(['production/release/release.ts', ...options])

test('a brand that is not complete is not released, one sentence per problem', ({ folder }) => {
  const brand = join(folder, 'jonaki')
  cpSync(join(root, 'brands/jonaki'), brand, { recursive: true })
  writeFileSync(join(brand, 'icons/icon-192.png'), 'no picture')
  const name = relative(join(root, 'brands'), brand)
  expect(release('--brand', name, '--out', join(folder, 'release'))).toEqual({
    status: 1,
    stdout: '',
    stderr: 'icons/icon-192.png is no PNG: npm run brand -- jonaki --draw draws it.\n',
  })
})

test('an option without a value is an error, not the default', () => {
  expect(release('--merchant', '', '--out', '')).toEqual({
    status: 1,
    stdout: '',
    stderr: '--merchant is empty.\n--out is empty.\n',
  })
})

test('a build for an unknown brand says so, without a stack', () => {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--configLoader', 'native']
  const { status, stderr } = run(args, { BRAND: 'nosuch' })
  expect(status).toBe(1)
  expect(stderr).toContain('There is no folder brands/nosuch (docs/brand.md).')
  expect(stderr).not.toMatch(/^ +at /m)
})
