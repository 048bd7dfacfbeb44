import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from './http/environment.ts'
import { greet, openOrigins } from './app/origins.ts'
import { endWith, endWithNpm, listen, listenIfFree } from './http/listen.ts'
import { createSite } from './site/site.ts'

const { dist, ...options } = readEnvironment()
if (!existsSync(join(dist, 'index.html'))) {
  console.error('Nothing is built yet: npm start builds and serves.')
  process.exit(1)
}

const origins = openOrigins(options)
const { gameOrigin, lines, sandbox, vendor, provider } = origins
const site = createSite({ dist, gameOrigin, lines, platform: sandbox.app })
const servers = await Promise.all([
  listen(site.fetch, options.port),
  listen(vendor.fetch, options.port + 1),
  listenIfFree(provider.fetch, options.port + 2, 'no Google and Facebook sign-in'),
]).catch(endWith)
await greet(origins)

endWithNpm()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const server of servers) server.close()
    process.exit(0)
  })
