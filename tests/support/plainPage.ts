import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '#sandbox/http/listen.ts'
import { createSite } from '#sandbox/site/site.ts'
import { portsFrom, startNginx } from './nginx.ts'

const root = join(import.meta.dirname, '../..')

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="description" content="A plain page with one picture." />
    <title>Plain page</title>
  </head>
  <body>
    <h1>Plain page</h1>
    <img src="/poster.svg" alt="A fair" width="366" height="146" />
  </body>
</html>
`

interface PlainPage {
  readonly url: string
  readonly close: () => unknown
}

function writePlainPage() {
  const folder = mkdtempSync(join(tmpdir(), 'mela-plain-'))
  writeFileSync(join(folder, 'index.html'), html)
  cpSync(join(root, 'src/ui/art/poster.svg'), join(folder, 'poster.svg'))
  return folder
}

/** The baseline: plain HTML with one picture, served just as `npm start` serves the product. */
export async function servePlainPage(port: number): Promise<PlainPage> {
  const folder = writePlainPage()
  const site = createSite({ dist: folder, gameOrigin: "'none'" })
  const server = await listen(site.fetch, port)
  return { url: `http://localhost:${port}/`, close: server.close }
}

/**
 * The same page behind nginx, over TLS and HTTP/2. Takes five consecutive ports; nothing listens
 * behind the last four.
 */
export async function frontPlainPage(port: number): Promise<PlainPage> {
  const front = await startNginx(writePlainPage(), portsFrom(port))
  return { url: `${front.url}/`, close: () => front.stop() }
}
