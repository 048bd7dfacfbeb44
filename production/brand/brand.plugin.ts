import { existsSync, globSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { brandFolder, brandOf, merchantOf } from './brand.ts'
import { styleOfBrand } from './style.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const picturesIn = (folder: string) =>
  globSync('{icons,splash,screenshots}/*', { cwd: folder }).map((file) => file.split(sep).join('/'))

/** The manifest with a brand's name and colours, and with its screenshots once it has some. */
export function manifestOf(root: string) {
  const manifest = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'))
  const folder = brandFolder(root)
  const { shortName, title, description, colours } = brandOf(folder)
  const { canvas = manifest.background_color, s1 = manifest.theme_color } = colours.dark
  return {
    ...manifest,
    name: title,
    short_name: shortName,
    description,
    background_color: canvas,
    theme_color: s1,
    screenshots: manifest.screenshots.filter(({ src }: { readonly src: string }) =>
      existsSync(join(folder, src)),
    ),
  }
}

/** Writes the brand of `BRAND` (brands/NAME, mela by default) into the page and its files beside the build's. */
export function brand(root: string): Plugin {
  const folder = brandFolder(root)
  const own = brandOf(folder)
  const style = styleOfBrand(own)
  return {
    name: 'mela:brand',
    // After the page's own style, which it overrides.
    enforce: 'post',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').slice(1).split('?')
        if (path === 'merchant.json') response.end(JSON.stringify(merchantOf(root)))
        else if (picturesIn(folder).includes(path)) sendPicture(response, join(folder, path))
        else next()
      })
    },
    generateBundle() {
      const source = `${JSON.stringify(merchantOf(root), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'merchant.json', source })
      for (const fileName of picturesIn(folder))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, fileName)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(/<title>[^<]*/, () => `<title>${escaped(own.shortName)}`)
          .replace(
            /(<meta name="description" content=")[^"]*/,
            (_, tag) => tag + escaped(own.description),
          )
          .replace(
            /(<meta name="apple-mobile-web-app-title" content=")[^"]*/,
            (_, tag) => tag + escaped(own.shortName),
          )
          .replace(
            /(<meta name="theme-color" content=")[^"]*/,
            (_, tag) => tag + (own.colours.dark.s1 ?? '#171A2E'),
          )
          .replace('</head>', () => (style ? `<style>${style}</style></head>` : '</head>')),
    },
  }
}

function sendPicture(response: ServerResponse, path: string) {
  const type = path.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  response.setHeader('Content-Type', type).end(readFileSync(path))
}

/** What stands in the page's sprite. */
export const logoOf = (root: string) =>
  readFileSync(join(brandFolder(root), 'logo.svg'), 'utf8')
    .replace(/<svg[^>]*?( fill="none"[^>]*)>/, '<g id="m-logo"$1>')
    .replace('</svg>', '</g>')
    .replaceAll('\n', '')
