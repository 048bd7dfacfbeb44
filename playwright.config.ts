import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/support/chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/journeys',
  workers: 2,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    trace: 'on-first-retry',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
})
