import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createChat } from '#sandbox/chat/app.ts'
import { Dropped, faultLayer } from '#sandbox/faults/faultLayer.ts'
import { Faults } from '#sandbox/faults/faults.ts'
import { compressed } from '#build/site/compression.ts'
import { createLotto } from '#sandbox/lottery/app.ts'
import { isLocked } from '#sandbox/schema/db.ts'
import { type VendorOptions, createVendor } from '#sandbox/vendor/app.ts'
import { serveFonts } from '#sandbox/vendor/assets.ts'
import { gameHeaders } from '#sandbox/vendor/headers.ts'
import { Refused } from '#sandbox/vendor/refused.ts'

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
