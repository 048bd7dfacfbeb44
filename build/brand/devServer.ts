import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { readMessages } from '#build/text/messages.ts'
import { brandFolder, brandOf, merchantOf, readBrand } from './brand.ts'
import { logoFile, picturesIn } from './plugin.ts'
import { contrastProblems } from './contrast.ts'
import { galleryOf } from './gallery.ts'
import { styleOfBrand } from './style.ts'

/** Serves the current brand from the dev server and watches its files. */
export function brandServer(root: string): Plugin[] {
  const folder = brandFolder(root)
  const style = styleOfBrand(brandOf(folder), logoFile(folder))
  return [
    {
      name: 'mela:brand-style',
      apply: 'serve',
      enforce: 'pre',
      transform: (css, id) => (id.endsWith('/styles/tokens.css') ? css + style : null),
    },
    {
      name: 'mela:brand-server',
      apply: 'serve',
      // After Lingui, which reads the catalogs without the brand's own texts.
      enforce: 'post',
      async transform(_, id) {
        const [, locale] = /\/locales\/([\w-]+)\.po$/.exec(id) ?? []
        if (!locale) return null
        const { textsOf } = await readMessages(root)
        return `export const messages=${JSON.stringify(textsOf(locale))}`
      },
      configureServer(server) {
        followFiles(server, root, folder)
        server.middlewares.use((request, response, next) => {
          const [path = ''] = (request.url ?? '').slice(1).split('?')
          if (path === 'brand') send(response, 'text/html', galleryOf(root))
          else if (path === 'merchant.json')
            send(response, 'application/json', JSON.stringify(merchantOf(root)))
          else if (picturesIn(folder).includes(path))
            send(response, typeOf(path), readFileSync(join(folder, path)))
          else next()
        })
      },
    },
  ]
}

const typeOf = (path: string) => (path.endsWith('.svg') ? 'image/svg+xml' : 'image/png')

const send = (response: ServerResponse, type: string, body: string | Buffer) =>
  response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body)

/**
 * Restarts the server after a change, which reloads open pages; problems with a file are printed.
 */
function followFiles(server: ViteDevServer, root: string, folder: string) {
  server.watcher.add(folder)
  let timer: NodeJS.Timeout | undefined
  const follow = () => {
    const reading = readBrand(folder)
    const isReadable = 'brand' in reading
    const problems = isReadable ? contrastProblems(root, reading.brand) : reading.problems
    for (const problem of problems) server.config.logger.error(problem)
    if (isReadable) void server.restart()
  }
  server.watcher.on('change', (file) => {
    if (!file.startsWith(folder + sep) || !/\.(json|svg)$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(follow, 300)
  })
}
