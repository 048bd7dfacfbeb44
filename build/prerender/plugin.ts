import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { type Plugin, type ResolvedConfig, type ViteDevServer, createServer } from 'vite'
import { type Source, messagesOfBuild, readMessages } from '#build/text/messages.ts'
import { isRightToLeft, locales } from '#i18n/languages.ts'
import { adapterAlias } from '#build/brand/adapterAlias.ts'
import { logoOf } from '#build/brand/plugin.ts'
import { brandFolder, brandOf, merchantOf } from '#build/brand/brand.ts'
import { languageOf, manifestOf } from '#build/brand/manifest.ts'
import { constantsOf, merchantFileOf } from '#build/brand/merchant.ts'
import { router } from '#build/router.ts'
import { scopedName } from './classNames.ts'
import { floorCheck } from './floorCheck.ts'
import { chunksOf, inlineScript, scriptOf, styleOf } from './pages.ts'
import { type Page, pagesOf, renderingOf } from './rendering.rules.ts'

/** Placeholder in the page until the build has named the file. */
const wideSheet = '/wide.css'

const manifestLink = '<link rel="manifest" href="/manifest.webmanifest">'

interface Prerendering {
  /** Runs before the app is built. */
  readonly page: Plugin
  /** Runs after it. */
  readonly start: Plugin
  /** Scripts with the page's words in languages that the page does not contain, keyed by locale. */
  readonly words: () => Promise<Readonly<Record<string, string>>>
  /** The words of the worker's offline page, keyed by locale, the default first. */
  readonly offlineWords: () => Promise<object>
}

export function prerender(): Prerendering {
  let config: ResolvedConfig
  let built: ReturnType<typeof prepareAlone> | undefined
  const prepareOnce = () => (built ??= prepareAlone(config.root))
  return {
    offlineWords: async () => {
      const { offline } = await prepareOnce()
      const inOrder = [...new Set([languageOf(config.root), ...Object.keys(offline)])]
      const wordsIn = (locale: string) => ({
        ...offline[locale],
        dir: isRightToLeft(locale) ? 'rtl' : 'ltr',
      })
      return Object.fromEntries(inOrder.map((locale) => [locale, wordsIn(locale)]))
    },
    words: async () => {
      const { words } = await prepareOnce()
      const speak = await scriptOf(
        config.root,
        join(config.root, 'src/page/inline/words.inline.ts'),
      )
      const saying = (said: readonly string[]) =>
        `window.mela.words=${JSON.stringify(said)};${speak}`
      return Object.fromEntries(
        Object.entries(words).map(([locale, said]) => [locale, saying(said)]),
      )
    },
    /** Fills index.html with the merchant, the sprite, the prerender and the inline scripts. */
    page: {
      name: 'mela:prerender',
      configResolved: (resolved) => void (config = resolved),
      transformIndexHtml: {
        order: 'pre',
        handler: async (html, { server }) => {
          const { pages, merchant, sprite, body, rules, hot } = await (server
            ? readMessages(config.root).then((said) => prepare(config.root, server, said))
            : prepareOnce())
          const head = await inlineScript(config.root, 'head.inline.ts', {
            LAYOUTS: layoutsOf(pages),
            HOT: hot,
            ARTIST:
              brandOf(brandFolder(config.root)).art !== 'drawn'
                ? ''
                : server
                  ? artistSource
                  : `/${(await artist(config.root)).fileName}`,
            WIDE: server ? '' : wideSheet,
            RIGHT_TO_LEFT: Object.values(locales).filter(isRightToLeft),
            ...constantsOf(config.root),
          })
          return onOneLine(html)
            .replace(
              '<!--prerender:head-->',
              () =>
                `${preconnect(config.root)}<script>${floorCheck}</script>${merchant}<style>${rules}</style>${head}`,
            )
            .replace('<!--prerender:sprite-->', () => sprite)
            .replace('<!--prerender:body-->', () => body)
        },
      },
    },
    /** Builds only: removes Vite's own tags, so that style is inlined and scripts start after the first paint. */
    start: {
      name: 'mela:start',
      apply: 'build',
      enforce: 'post',
      // The bundler would drop a style sheet whose classes only the page's boxes use.
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: async (code, id) =>
          (await prepareOnce()).sheets.has(id)
            ? { code, map: null, moduleSideEffects: 'no-treeshake' }
            : null,
      },
      async generateBundle() {
        const { unsupported, manifests } = await prepareOnce()
        const emitManifest = (fileName: string, locale: string) => {
          const source = JSON.stringify(manifestOf(config.root, locale, manifests[locale] ?? {}))
          this.emitFile({ type: 'asset', fileName, source })
        }
        emitManifest('manifest.webmanifest', languageOf(config.root))
        for (const locale of Object.keys(manifests))
          emitManifest(`manifest-${locale}.webmanifest`, locale)
        this.emitFile({ type: 'asset', ...(await artist(config.root)) })
        this.emitFile({ type: 'asset', fileName: 'unsupported.html', source: unsupported })
      },
      transformIndexHtml: {
        order: 'post',
        handler: async (html, { bundle = {} }) => {
          const { reads, pages, body, hot } = await prepareOnce()
          const chunks = chunksOf(html, bundle, reads, pages)
          const { narrow, wide } = styleOf(bundle, chunks.ENTRY, body)
          const script = await inlineScript(config.root, 'start.inline.ts', {
            ...chunks,
            HOT: hot,
            ...constantsOf(config.root),
          })
          const [own = '', rules = ''] = html.match(/<style>([^<]*)<\/style>/) ?? []
          return html
            .replace(own, '')
            .replace(wideSheet, () => `/${wide}`)
            .replace('<script id="head">', (head) => manifestLink + head)
            .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
            .replace(/\s*<link rel="(modulepreload|stylesheet)"[^>]* href="\/assets\/[^>]*>/g, '')
            .replace('</head>', () => `<style>${narrow}${rules}</style></head>`)
            .replace('</body>', () => `${script}</body>`)
        },
      },
    },
  }
}

/** Removes line breaks and indents of the source, which would add 120 bytes to every page. */
const onOneLine = (html: string) =>
  html.replaceAll(/\s*\n\s*(?=[</]|$)/g, '').replaceAll(/\s*\n\s*/g, ' ')

const artistSource = '/src/ui/art/artist.worker.ts'

/** The worker that draws tiles, as one file whose name the page's first script knows. */
async function artist(root: string) {
  const source = await scriptOf(root, join(root, artistSource))
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7)
  return { fileName: `assets/artist-${hash}.js`, source }
}

/** Connects early to a platform on another origin, which gets the page's first request. */
function preconnect(root: string) {
  const { origin } = merchantFileOf(root).platform
  return origin ? `<link rel="preconnect" href="${origin}" crossorigin="use-credentials">` : ''
}

/** Sorted by layout, which compresses best. */
const layoutsOf = (pages: readonly Page[]) =>
  Object.fromEntries(
    pages
      .filter(({ layout }) => layout !== 'form')
      .toSorted((one, other) => one.layout.localeCompare(other.layout))
      .map(({ path, layout }) => [path, layout]),
  )

async function prepare(root: string, server: ViteDevServer, { textsOf }: Source) {
  const rendering = renderingOf(await server.ssrLoadModule('/src/page/render.tsx'))
  const pages = pagesOf(await server.ssrLoadModule('/src/routes/router.ts'))
  const merchant = merchantOf(root)
  // The page lists all languages elsewhere.
  const { moreLanguages: _more, defaultLanguage: _default, ...site } = merchant
  const json = JSON.stringify(site).replaceAll('<', '\\u003c')
  const { hot: [hot] = [], ...reads } = rendering.firstReads(merchant)
  const { service = [] } = brandOf(brandFolder(root))
  const { sprite, ...rendered } = rendering.render(merchant, textsOf, service)
  return {
    ...rendered,
    sprite: sprite.replace('</svg>', () => `${logoOf(root)}</svg>`),
    reads,
    hot,
    merchant: `<script type="application/json" id="merchant">${json}</script>`,
    pages,
  }
}

async function prepareAlone(root: string) {
  const server = await renderer(root)
  const prepared = await prepare(root, server, await messagesOfBuild(root))
  const modules = server.environments.ssr.moduleGraph.idToModuleMap.keys()
  const sheets = new Set([...modules].filter((id) => id.endsWith('.module.css')))
  await server.close()
  return { ...prepared, sheets }
}

/** A second Vite server, without a socket, that only renders the prerender with the same class names. */
const renderer = (root: string) =>
  createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    resolve: { alias: adapterAlias(root) },
    css: { modules: { generateScopedName: scopedName } },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      router({ enableRouteGeneration: false }),
      babel({ presets: [linguiTransformerBabelPreset()] }),
      react(),
      lingui(),
    ],
  })
