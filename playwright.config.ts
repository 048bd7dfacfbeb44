import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium, findHeadlessShell } from './tests/support/chromium.ts'

/**
 * A renderer that waits for the next site costs a fifteenth of a journey, and no journey is about it. The other names
 * are Playwright's own, as far as they concern a page: the browser takes only the last of such lists.
 */
const disabledFeatures = [
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]

const browser = (executablePath: string | undefined) => ({
  args: [...chromiumArgs, `--disable-features=${disabledFeatures.join()}`],
  ...(executablePath && { executablePath }),
})

export default defineConfig({
  testDir: 'tests',
  testMatch: '{journeys,pwa}/**/*.spec.ts',
  projects: [
    {
      name: 'journeys',
      grepInvert: /@browser/,
      use: { launchOptions: browser(findHeadlessShell()), serviceWorkers: 'block' },
    },
    {
      // With the notifications that the headless shell lacks, and the cache that Playwright disables.
      name: 'browser',
      grep: /@browser/,
      use: {
        launchOptions: {
          ...browser(findChromium()),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
        serviceWorkers: 'block',
      },
    },
  ],
  outputDir: 'reports/journeys',
  // For the two cores of a small machine: a journey waits for a sixth of its time.
  workers: 3,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/support/secondTries.ts']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // Every pixel and frame is drawn by the processor: `asSeen` is for what is about motion or sharpness.
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    trace: 'on-first-retry',
  },
})
