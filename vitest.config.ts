import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), react(), lingui()],
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: [
            'src/**/*.test.{ts,tsx}',
            'sw/**/*.test.ts',
            'tests/security/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['tests/support/unit.setup.ts'],
        },
      },
      {
        test: {
          name: 'sandbox',
          environment: 'node',
          include: ['sandbox/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
