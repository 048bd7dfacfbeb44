import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { Hono } from 'hono'

/**
 * Seconds, as long as a ticket is valid: what was prefetched while a player decided is not
 * requested again.
 */
export const freshFor = 60

const sandbox = join(import.meta.dirname, '..')
const fontFolder = join(sandbox, '../public/fonts')

const bundles = new Map<string, Promise<string>>()

/** One file of a page's script with all its imports. Its path is below sandbox/. */
export function scriptOf(path: string): Promise<string> {
  const bundle = bundles.get(path) ?? bundleOf(join(sandbox, path)).then(closeable)
  bundles.set(path, bundle)
  return bundle
}

/** Escapes the end tag of a script, which would end it within a string too. */
const closeable = (code: string) => code.replaceAll('</script', String.raw`<\/script`)

/** Paths are below sandbox/, without their extension. */
export const styleOf = (paths: readonly string[]) =>
  paths.map((path) => readFileSync(join(sandbox, `${path}.css`), 'utf8')).join('')

/** Pages have their style and script inline; only their fonts are files. */
export function serveFonts(): Hono {
  const fonts = new Map(
    globSync('*.woff2', { cwd: fontFolder }).map((name) => {
      const body = new Uint8Array(readFileSync(join(fontFolder, name)))
      return [basename(name), { body, etag: `"${hashOf(body)}"` }] as const
    }),
  )
  return new Hono().get('/fonts/:name', (c) => {
    const font = fonts.get(c.req.param('name'))
    if (!font) return c.notFound()
    c.header('ETag', font.etag)
    c.header('Cache-Control', `max-age=${freshFor}`)
    if (c.req.header('If-None-Match') === font.etag) return c.body(null, 304)
    return c.body(font.body, 200, { 'Content-Type': 'font/woff2' })
  })
}

const hashOf = (body: Uint8Array) =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/**
 * Bundles and minifies a client's entry file with all its imports. Vite is imported only when
 * needed.
 */
async function bundleOf(entry: string): Promise<string> {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry },
    },
  })
  const [output] = [built].flat()
  const script = output && 'output' in output ? output.output[0] : undefined
  if (!script) throw new Error(`Nothing was built of ${entry}`)
  return script.code
}
