import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium, findHeadlessShell } from './tests/support/chromium.ts'

const browser = (executablePath: string | undefined) => ({
  launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
})
const quick = browser(findHeadlessShell())

export default defineConfig({
  testDir: 'tests',
  testMatch: '{journeys,pwa}/**/*.spec.ts',
  projects: [
    {
      // Its install asks a processor for as much as a short journey: the worker comes where it is what is tested.
      name: 'journeys',
      grepInvert: /@worker|pwa\//,
      use: { ...quick, serviceWorkers: 'block' },
    },
    {
      name: 'worker',
      grep: /@worker|pwa\//,
      grepInvert: /@notification/,
      use: quick,
    },
    {
      name: 'notifications',
      grep: /@notification/,
      use: browser(findChromium()),
    },
  ],
  outputDir: 'reports/journeys',
  workers: 2,
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
