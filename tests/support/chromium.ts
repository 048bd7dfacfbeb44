import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** CHROMIUM_PATH, then Playwright's own browser, then the system's. */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium']
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

/** Root needs --no-sandbox; the rest keeps the browser from calling home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installers: [string, string[]][] = [
  ['playwright', ['install', '--with-deps', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
]

/** Installs a Chromium where there is none: Playwright's, else the system's package. */
export function ensureChromium(): string {
  for (const [command, args] of installers) {
    if (findChromium()) break
    try {
      execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 })
    } catch {
      console.error(`${command} ${args[0]} did not bring a browser`)
    }
  }
  const found = findChromium()
  if (!found) throw new Error('No Chromium: set CHROMIUM_PATH')
  return found
}

if (import.meta.main) console.log(`Chromium: ${ensureChromium()}`)
