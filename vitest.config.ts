import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { router } from './build/router.ts'
import { ownNames } from './src/i18n/formatsOf.ts'
import { UnitSecondTries } from './tests/support/secondTries.ts'

/** Route files are read as the build reads them, without their screens. */
const routes = router({ enableRouteGeneration: false })
const plugins = [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()]
const rules = ['{src,build}/**/*.rules.test.ts', 'src/api/**/*.test.ts']
/** A context of node:vm has errors and signals of its own, which Node's loaders and gc do not take. */
const ownProcess = [
  'src/device/deadline.test.ts',
  'src/net/query/query.release.test.ts',
  'src/page/render.test.tsx',
  'src/page/unsupported/unsupported.test.tsx',
  'src/shell/route/useLinkGate.test.tsx',
]
const inBrowser = {
  environment: './tests/support/happyDom.ts',
  // A click on a link that nobody follows leaves the page of the other tests where it was.
  environmentOptions: {
    happyDOM: {
      settings: {
        navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
      },
    },
  },
  setupFiles: ['tests/support/unit.setup.ts'],
  testTimeout: 20_000,
  mockReset: true,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
}
/** What the build writes into the app and the worker. */
const define = {
  BRAND_NAME: JSON.stringify('মেলা'),
  MERCHANT_CODE: JSON.stringify('mela01'),
  LANGUAGE_NAMES: JSON.stringify(ownNames()),
  OFFLINE_WORDS: JSON.stringify(
    Object.fromEntries(
      ['bn', 'en', 'ar', 'zh-Hant'].map((locale) => [
        locale,
        { dir: 'ltr', brand: `Mela & ${locale}`, title: 'Title', reason: 'Reason', again: 'Again' },
      ]),
    ),
  ),
}

export default defineConfig({
  test: {
    maxWorkers: '100%',
    retry: 1,
    reporters: ['default', new UnitSecondTries()],
    projects: [
      {
        plugins,
        define,
        test: { name: 'rules', environment: 'node', isolate: false, include: rules },
      },
      {
        plugins: [routes, ...plugins],
        define,
        test: {
          ...inBrowser,
          name: 'unit',
          // Each file has a world of its own, at a third of what a process of its own costs.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}', 'tests/security/**/*.test.{ts,tsx}'],
          exclude: [...rules, ...ownProcess],
        },
      },
      {
        plugins,
        test: { ...inBrowser, name: 'unit-process', include: ownProcess },
      },
      {
        define,
        test: {
          name: 'node',
          // Scripts that tests start are compiled once.
          env: { SCRYPT_COST: '256', NODE_COMPILE_CACHE: 'node_modules/.cache/node' },
          isolate: false,
          environment: 'node',
          include: [
            '{build,production,sandbox,sw}/**/*.test.ts',
            'tests/{architecture,floor,lab,support}/**/*.test.ts',
          ],
          exclude: rules,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
