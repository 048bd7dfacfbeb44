import { defineConfig, devices } from '@playwright/test'
import { findHeadlessShell, launchOptionsOf } from './tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: '{journeys,pwa}/**/*.spec.ts',
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
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: launchOptionsOf(findHeadlessShell()),
  },
})
