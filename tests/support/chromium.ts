import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test'
import { chromium } from 'playwright'

const headlessShell = '/usr/bin/chromium-headless-shell'

const firstOf = (...paths: (string | undefined)[]) =>
  paths.find((path) => path !== undefined && path !== '' && existsSync(path))

/** The browser of CHROMIUM_PATH, Playwright's own, or the system's. */
export const findChromium = () =>
  firstOf(process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium')

/** The system's headless shell, if it has one: a quarter faster, but without notifications. */
export const findHeadlessShell = () =>
  firstOf(process.env.CHROMIUM_PATH, headlessShell) ?? findChromium()

/** Root needs --no-sandbox; the rest prevents the browser's own background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Disables the spare renderer for the next site, which costs a fifteenth of a journey and which no journey is about.
 * The other names are Playwright's own, as far as they concern a page, because the browser uses only the last of such
 * lists.
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

export const launchOptionsOf = (executablePath: string | undefined) => ({
  args: [...chromiumArgs, `--disable-features=${disabledFeatures.join()}`],
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
  ...(executablePath && { executablePath }),
})

/** A browser for one journey. Options for a whole file would start the worker and its server anew, twice. */
export const ownBrowser = (options: LaunchOptions) => ({
  context: async (
    { playwright }: PlaywrightWorkerArgs,
    use: (context: BrowserContext) => Promise<void>,
  ) => {
    const browser = await playwright.chromium.launch(options)
    await use(await browser.newContext())
    await browser.close()
  },
})

/** Chromium itself, with notifications, which the headless shell lacks, and with the cache that Playwright disables. */
export const fullBrowser = ownBrowser({
  ...launchOptionsOf(findChromium()),
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})

const apt = ['install', '-y', '--no-install-recommends', '-o', 'Acquire::Retries=0']
const installers: [string, string[]][] = [
  ['playwright', ['install', '--with-deps', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', [...apt, 'chromium']],
]

function install(command: string, args: readonly string[], timeout: number) {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout })
  } catch {
    console.error(`${command} ${args[0]} did not bring a browser`)
  }
}

/** Installs Debian packages. */
export function installPackages(packages: readonly string[]) {
  install('apt-get', ['update'], 300_000)
  install('apt-get', [...apt, ...packages], 300_000)
}

/** Installs a Chromium if there is none: Playwright's, or else the system's package. */
export function ensureChromium(): string {
  for (const [command, args] of installers) {
    if (findChromium()) break
    install(command, args, 300_000)
  }
  const found = findChromium()
  if (!found) throw new Error('No Chromium: set CHROMIUM_PATH')
  return found
}

/** A headless Chromium, installed if there is none. */
export const openBrowser = (
  more: readonly string[] = [],
  executablePath: string = ensureChromium(),
) => chromium.launch({ executablePath, args: [...chromiumArgs, ...more] })

if (import.meta.main) {
  console.log(`Chromium: ${ensureChromium()}`)
  if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell))
    install('apt-get', [...apt, 'chromium-headless-shell'], 60_000)
  console.log(`Headless shell: ${findHeadlessShell()}`)
}
