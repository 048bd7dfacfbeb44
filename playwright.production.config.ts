import { defineConfig } from '@playwright/test'
import usual from './playwright.config.ts'
import { makeCertificate, trustingArgs } from './tests/support/certificate.ts'

makeCertificate()
process.env['FRONT'] = 'nginx'
process.env['DIST'] ??= 'release/site'

const { launchOptions } = usual.use ?? {}

/** The journeys that tell whether a real web server serves the app as it must: the release behind nginx. */
export default defineConfig({
  ...usual,
  outputDir: 'reports/production',
  projects: [
    {
      name: 'nginx',
      testMatch: [
        'production/*.spec.ts',
        'journeys/{way-through,sign-out}.spec.ts',
        'pwa/{offline,update}.spec.ts',
      ],
      use: {
        // For the requests of the tests themselves; the browser takes the certificate as valid.
        ignoreHTTPSErrors: true,
        launchOptions: {
          ...launchOptions,
          args: [...(launchOptions?.args ?? []), ...trustingArgs()],
        },
      },
    },
  ],
})
