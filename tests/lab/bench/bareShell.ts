import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type InlineConfig, build } from 'vite'

const root = join(import.meta.dirname, 'shell')

const worker = (files: readonly string[]) => `
addEventListener('install', (event) =>
  event.waitUntil(caches.open('shell').then((cache) => cache.addAll(${JSON.stringify(files)}))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request.mode === 'navigate' ? '/' : event.request).then((kept) => kept ?? fetch(event.request))))
`

/**
 * The minimum cost of this stack: React, the router and atoms that draw one picture and one button,
 * rendered at build time.
 */
async function buildShell(folder: string) {
  const common: InlineConfig = { root, plugins: [react()], configFile: false, logLevel: 'warn' }
  await build({ ...common, build: { outDir: folder, emptyOutDir: true } })
  const rendering = join(folder, '../rendering')
  await build({
    ...common,
    ssr: { noExternal: true },
    build: { ssr: 'render.tsx', outDir: rendering, emptyOutDir: true },
  })
  const { html } = (await import(join(rendering, 'render.js'))) as { html: string }
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<!--app-->', () => html),
  )
  cpSync(join(root, '../../../../src/ui/art/poster.svg'), join(folder, 'poster.svg'))
  const assets = readdirSync(join(folder, 'assets')).map((file) => `/assets/${file}`)
  writeFileSync(join(folder, 'sw.js'), worker(['/', '/poster.svg', ...assets]))
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

export async function serveBareShell(port: number) {
  const folder = join(mkdtempSync(join(tmpdir(), 'mela-shell-')), 'site')
  await buildShell(folder)
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, url === '/' ? 'index.html' : url)
    if (!existsSync(file)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' })
    return response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
