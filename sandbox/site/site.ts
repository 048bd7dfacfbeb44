import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono, type HonoRequest } from 'hono'
import { isPhonePage } from '#api/site/phonePages.ts'
import { allowanceOf, imagesOf, noAllowance } from '#build/site/allowance.ts'
import { addHeaders } from '#sandbox/http/addHeaders.ts'
import { compressed } from '#build/site/compression.ts'
import {
  type PolicyOptions,
  filePolicy,
  securityHeaders,
  workerPath,
  workerPolicy,
} from '#build/site/headers.ts'
import { releasesOf } from '#build/site/releases.ts'
import { loadStatic, sendFile } from './static.ts'

interface SiteOptions {
  /** The folder of the built app. */
  readonly dist: string
  readonly gameOrigin: string
  readonly lines?: readonly string[]
  /** If omitted, only files are served. */
  readonly platform?: Hono
}

/** Serves the built app and the platform as a production host would. */
export function createSite({ dist, platform = new Hono(), gameOrigin, lines }: SiteOptions): Hono {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const headersFor = headersByPath({
    html,
    frames: [gameOrigin],
    connections: lines ?? [],
    images: imagesOf(html),
  })
  const files = new Map([...loadFormer(dist), ...loadStatic(dist)])
  const index = files.get('/index.html')
  const site = new Hono()

  site.use(async (c, next) => {
    await next()
    if (c.res.headers.has('x-hono-already-sent')) return
    c.res = await compressed(c.req.raw, c.res)
    addHeaders(c.res.headers, Object.entries(headersFor(c)))
  })
  for (const path of ['/wps/*', '/lgw/*', '/sandbox/*', '/cdn/*'])
    site.all(path, (c) => platform.fetch(c.req.raw, c.env))
  site.get('*', async (c) => {
    const file = files.get(c.req.path)
    if (file) return sendFile(c, file)
    return index && isNavigation(c.req.path) ? sendFile(c, index) : c.text('Not found', 404)
  })
  return site
}

function loadFormer(dist: string) {
  const folder = releasesOf(dist)
  if (!existsSync(folder)) return []
  return [...loadStatic(folder)].filter(([path]) => path.startsWith('/assets/'))
}

/**
 * A path without a file extension is a page of the app, and so is a misspelt .html page. An unknown
 * well-known address must not succeed: password managers try one.
 */
const isNavigation = (path: string) =>
  !/^\/(assets|\.well-known)(\/|$)|\.[a-z0-9]+$/i.test(path) || /^\/m\/\w+\.html$/i.test(path)

/**
 * One policy for pages, one for files and answers, and one for the worker; pages that use Firebase
 * have additions to theirs.
 */
function headersByPath(page: Omit<PolicyOptions, 'isSecure'>) {
  const allowance = allowanceOf(page.html) ?? noAllowance
  const headersOf = (isPhone: boolean, isSecure: boolean) =>
    securityHeaders({ ...page, isSecure, ...(isPhone && { allowance }) })
  const known = [false, true].map((isPhone) =>
    [false, true].map((isSecure) => headersOf(isPhone, isSecure)),
  )
  const forFiles = filePolicy(page.connections ?? [])
  const ownPolicy = (req: HonoRequest) => {
    if (req.path === workerPath) return workerPolicy({ ...page, isSecure: isSecure(req) })
    return isFile(req.path) && forFiles
  }
  return ({ req }: Context) => {
    const policy = ownPolicy(req)
    return {
      ...known[Number(isPhonePage(req.path))]?.[Number(isSecure(req))],
      ...(policy && { 'Content-Security-Policy': policy }),
    }
  }
}

const isFile = (path: string) =>
  /^\/(art|assets|fonts|icons|lgw|screenshots|splash|wps)\//.test(path)

const isSecure = (request: HonoRequest) =>
  request.url.startsWith('https:') || request.header('X-Forwarded-Proto') === 'https'
