import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createChat } from '../chat/app.ts'
import { Dropped, faultLayer } from '../faults/faultLayer.ts'
import { Faults } from '../faults/faults.ts'
import { compressed } from '../site/compression.ts'
import { createLotto } from '../lottery/app.ts'
import { isLocked } from '../schema/db.ts'
import { type VendorOptions, createVendor } from '../vendor/app.ts'
import { serveFonts } from '../vendor/assets.ts'
import { gameHeaders } from '../vendor/headers.ts'
import { Refused } from '../vendor/refused.ts'

export function createGameOrigin(options: VendorOptions & { readonly faults?: Faults }): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    c.res = await compressed(c.req.raw, c.res)
  })
  app.use(gameHeaders(options.platformOrigins))
  app.use(faultLayer(options.faults ?? new Faults()))
  app.use(bodyLimit({ maxSize: 4096 }))
  app.onError((error, c) => {
    if (error instanceof Dropped) throw error
    if (error instanceof Refused) return c.json({ code: error.code }, error.status)
    return c.json({ code: 'unknown' }, isLocked(error) ? 503 : 500)
  })
  for (const create of [createVendor, createLotto, createChat]) app.route('/', create(options))
  return app.route('/', serveFonts())
}
