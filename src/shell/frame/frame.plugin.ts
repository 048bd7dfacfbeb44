import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { type Plugin, type ResolvedConfig, type ViteDevServer, createServer } from 'vite'
import { scopedName } from './classNames.plugin.ts'
import { chunksOf, compileEarly, inlineScript, styleOf } from './frame.build.ts'
import { stylesIntoScripts } from './sheets.build.ts'
import { renderingOf } from './rendering.rules.ts'

const manifestLink = /<link rel="manifest"[^>]*>/

/** Fills index.html with the merchant, the sprite, the wordless frames and the scripts that start the app. */
export function frame(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'mela:frame',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { server }) => {
        const page = await prepare(config.root, server)
        const head = await inlineScript(config.root, 'head.inline.ts')
        return html
          .replace('<!--frame:head-->', () => page.merchant + head)
          .replace('<!--frame:sprite-->', () => page.sprite)
          .replace('<!--frame:body-->', () => page.body)
      },
    },
  }
}

/** In a build: takes the tags that were written for script, style and manifest, for a start after the first paint. */
export function start(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'mela:start',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const { reads, sheets } = await prepare(config.root)
        const { entry, libraries, needs } = chunksOf(html, bundle, reads)
        compileEarly(bundle, [...libraries, entry])
        const style = styleOf(bundle, entry, sheets)
        stylesIntoScripts(bundle)
        const script = await inlineScript(config.root, 'start.inline.ts', {
          ENTRY: entry,
          LIBRARIES: libraries,
          NEEDS: needs,
        })
        const [manifest = ''] = html.match(manifestLink) ?? []
        return html
          .replace(manifestLink, '')
          .replace('<script id="head">', (head) => manifest + head)
          .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
          .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
          .replace('</head>', () => `<style>${style}</style></head>`)
          .replace('</body>', () => `${script}</body>`)
      },
    },
  }
}

async function prepare(root: string, running?: ViteDevServer) {
  const server = running ?? (await renderer(root))
  const rendering = renderingOf(await server.ssrLoadModule('/src/shell/frame/render.tsx'))
  const merchant = readFileSync(join(root, 'public/merchant.json'), 'utf8')
  const json = JSON.stringify(JSON.parse(merchant)).replaceAll('<', '\\u003c')
  const page = {
    ...rendering.render(),
    reads: rendering.firstReads(JSON.parse(merchant)),
    merchant: `<script type="application/json" id="merchant">${json}</script>`,
    sheets: await sheetsOf(server),
  }
  if (!running) await server.close()
  return page
}

/** The styles of all that was rendered. */
async function sheetsOf(server: ViteDevServer): Promise<string[]> {
  const modules = [...server.environments.ssr.moduleGraph.idToModuleMap.values()]
  const styles = modules.filter(({ id }) => id?.endsWith('.module.css'))
  return Promise.all(
    styles.map(async ({ url }) => {
      const { default: css } = await server.ssrLoadModule(`${url}?inline`)
      return String(css)
    }),
  )
}

/** A second Vite, without a socket, that only renders the frame with the same class names. */
const renderer = (root: string) =>
  createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    css: { modules: { generateScopedName: scopedName } },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
  })
