import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { adapterAlias } from './build/brand/adapterAlias.ts'
import { brandFolder, brandOf } from './build/brand/brand.ts'
import { brand } from './build/brand/plugin.ts'
import { merchantFileOf } from './build/brand/merchant.ts'
import { brandServer } from './build/brand/devServer.ts'
import { chunkGroups } from './build/chunks.ts'
import { sandbox } from './sandbox/app/vite-plugin.ts'
import { scopedName } from './build/prerender/classNames.ts'
import { catalogs } from './build/text/plugin.ts'
import { ownNames } from './src/i18n/formatsOf.ts'
import { router } from './build/router.ts'
import { prerender } from './build/prerender/plugin.ts'

const root = import.meta.dirname

/** The chunks that others know by name: the budget, the journeys, the worker. */
const named = new Set(['vendor', 'rolldown-runtime', 'firebase', 'web-vitals', 'purify.es'])

const { page, start, words, offlineWords } = prerender()

export default defineConfig({
  // React has this hook itself since 18.
  resolve: {
    alias: [
      ...adapterAlias(root),
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // The package names its ES5 build first, at twice the size.
      { find: /^workbox-window$/, replacement: 'workbox-window/build/workbox-window.prod.mjs' },
    ],
  },
  // For the worker, which titles a push that it cannot read with the first, and tells its own page by the second; for the list of
  // languages.
  define: {
    BRAND_NAME: JSON.stringify(brandOf(brandFolder(root)).shortName),
    MERCHANT_CODE: JSON.stringify(merchantFileOf(root).merchantCode),
    LANGUAGE_NAMES: JSON.stringify(ownNames()),
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome110', 'safari16.4', 'firefox153'],
    modulePreload: {
      polyfill: false,
      // What later pages import would be a kilobyte of the first view; the worker fetches it all anyway.
      resolveDependencies: () => [],
    },
    rolldownOptions: {
      // Both warn of what is meant: page and worker are built in hooks, and what is imported both ways is in chunks of
      // later pages.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Without a name, as the first view lists what later pages load.
        entryFileNames: 'assets/app-[hash:7].js',
        chunkFileNames: ({ name }) =>
          named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
        // Makes Chrome compile the whole file on a background thread while it loads.
        postBanner: ({ name }) => (name === 'vendor' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  plugins: [
    router(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui({ failOnCompileError: true }),
    catalogs(words),
    page,
    sandbox(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // A classic worker: as a module's code, an import() would bring `import.meta` with it.
        rollupFormat: 'iife',
        // Only a merchant with Firebase needs it, and only where a code is asked for; a language, only who speaks it;
        // and a browser too old for the app has no worker.
        globIgnores: ['assets/firebase-*.js', 'assets/text-*', 'un{supported,scripted}.*'],
        globPatterns: ['**/*.{js,css,html,svg,woff2}', 'icons/icon-192.png'],
      },
      devOptions: { enabled: false },
      integration: {
        configureCustomSWViteBuild: async (worker) => {
          worker.logLevel = 'warn'
          const words = JSON.stringify(await offlineWords())
          worker.define = { ...worker.define, OFFLINE_WORDS: words }
        },
      },
    }),
    start,
    brand(root),
    brandServer(root),
  ],
})
