import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { router } from './src/shell/route/router.plugin.ts'
import { UnitSecondTries } from './tests/support/secondTries.ts'

/** Route files are read as the build reads them, without their screens. */
const routes = router({ enableRouteGeneration: false })
const plugins = [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()]
const rules = ['src/**/*.rules.test.ts']
/** They build, so they need Node itself. */
const builds = ['src/**/*.plugin.test.ts']

export default defineConfig({
  test: {
    maxWorkers: '100%',
    retry: 1,
    reporters: ['default', new UnitSecondTries()],
    projects: [
      {
        plugins,
        test: { name: 'rules', environment: 'node', isolate: false, include: rules },
      },
      {
        plugins: [routes, ...plugins],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}', 'tests/security/**/*.test.{ts,tsx}'],
          exclude: [...rules, ...builds],
          setupFiles: ['tests/support/unit.setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'node',
          env: { SCRYPT_COST: '256' },
          isolate: false,
          environment: 'node',
          include: [
            '{sandbox,sw}/**/*.test.ts',
            'tests/{architecture,mutants}/**/*.test.ts',
            ...builds,
          ],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
