import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { Db } from '#sandbox/schema/db.ts'
import { activityPicture } from '#sandbox/promotions/picture.ts'
import { banner } from '#sandbox/art/scenes/banner.ts'
import { regionPicture, logo } from '#sandbox/art/logo.ts'
import { portrait } from '#sandbox/art/portrait.ts'
import { tile } from '#sandbox/art/tile.ts'
import { vendorLookOf } from '#ui/art/marks.rules.ts'
import { looks } from '#sandbox/seed/lists.ts'
import sharp from 'sharp'

const year = 31_536_000
/** An image loads nothing and runs nothing, even when opened as a page. */
const policy = "default-src 'none'; style-src 'none'; sandbox"

/** Sets the headers; true if the browser has the drawing already. */
function isKnown(c: Context, drawing: string) {
  const etag = `"${createHash('sha256').update(drawing).digest('base64url').slice(0, 22)}"`
  c.header('ETag', etag)
  c.header('Cache-Control', `public, max-age=${year}, immutable`)
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Content-Security-Policy', policy)
  return c.req.header('If-None-Match') === etag
}

const sendVector = (c: Context, drawing: string) =>
  isKnown(c, drawing)
    ? c.body(null, 304)
    : c.body(drawing, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' })

const sendPicture = async (c: Context, drawing: string) =>
  isKnown(c, drawing)
    ? c.body(null, 304)
    : c.body(await raster(drawing), 200, { 'Content-Type': 'image/webp' })

const nameOf = (file: string) => file.slice(0, file.lastIndexOf('.'))

const gameIn = (db: Db, vendor: string, nodeId: string) =>
  db
    .selectFrom('games')
    .select(['category', 'name_en as name'])
    .where('node_id', '=', Number(nodeId))
    .where('vendor', '=', vendor)
    .executeTakeFirst()

const vendorIn = (db: Db, code: string) =>
  db.selectFrom('vendors').select('name').where('code', '=', code).executeTakeFirst()

/** Every host serves every picture. */
export function createCdn(db: Db): Hono {
  const cdn = new Hono()
  // Empty: the app measures how long it takes.
  cdn.get('/cdn/:host/', (c) => c.body(null, 204, { 'Cache-Control': 'no-store' }))
  cdn.get('/cdn/:host/tile/:vendor{[A-Z0-9_]+}/:file{\\d+\\.webp}', async (c) => {
    const { vendor, file } = c.req.param()
    const nodeId = nameOf(file)
    const game = await gameIn(db, vendor, nodeId)
    return game ? sendPicture(c, tile({ ...game, vendor, id: nodeId })) : c.notFound()
  })
  cdn.get('/cdn/:host/banner/:file{[\\w-]+\\.webp}', (c) =>
    sendPicture(c, banner(nameOf(c.req.param('file')))),
  )
  cdn.get('/cdn/:host/vendor/:file{[A-Z0-9_]+\\.svg}', async (c) => {
    const code = nameOf(c.req.param('file'))
    const vendor = await vendorIn(db, code)
    return sendVector(c, logo(vendor?.name ?? code, looks.get(code) ?? vendorLookOf(code)))
  })
  cdn.get('/cdn/:host/model/:file{\\d+\\.webp}', (c) =>
    sendPicture(c, portrait(nameOf(c.req.param('file')))),
  )
  cdn.get('/cdn/:host/country/:file{[a-z]{2}\\.svg}', (c) =>
    sendVector(c, regionPicture(nameOf(c.req.param('file')))),
  )
  cdn.get('/cdn/:host/promotion/:file{\\d+\\.webp}', (c) => {
    const drawn = activityPicture(nameOf(c.req.param('file')))
    return drawn === null ? c.notFound() : sendPicture(c, drawn)
  })
  return cdn
}

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

async function make(drawing: string) {
  const picture = await sharp(Buffer.from(drawing)).webp({ quality: 50, effort: 2 }).toBuffer()
  return Uint8Array.from(picture)
}

/** The drawing as WebP, as platforms send pictures: a phone decodes it beside the main thread. Made once. */
export function raster(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = made.get(drawing)
  if (known) return known
  const picture = make(drawing)
  made.set(drawing, picture)
  picture.catch(() => made.delete(drawing))
  return picture
}
