import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startPlatform } from './platform.ts'

const root = join(import.meta.dirname, '../..')

/** A server for a copy of the build, parts of which can be replaced at the same address. */
export async function deploy() {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'))
  await cp(process.env.DIST ?? join(root, 'dist'), dist, { recursive: true })
  let platform = await startPlatform({ dist })
  const { url, port } = platform

  /** Replaces a deployed file. */
  async function replace(file: string, change: (text: string) => string) {
    const path = join(dist, file)
    const text = await readFile(path, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`${file} is what it was`)
    await writeFile(path, changed)
    // The compressed copies are of the old file.
    for (const extension of ['br', 'gz', 'zst']) await rm(`${path}.${extension}`, { force: true })
  }

  /** Puts the replaced files live. */
  async function redeploy() {
    await platform.stop()
    platform = await startPlatform({ dist, port })
  }
  /** Changes the page, so that the worker has a new revision of it. */
  async function nextVersion() {
    const mark = '<meta name="version" content="2"></head>'
    await replace('index.html', (html) => html.replace('</head>', mark))
    await replace('sw.js', (script) =>
      script.replaceAll(/("?revision"?:\s*["'`])[0-9a-f]{32}/g, `$1${'2'.repeat(32)}`),
    )
    await redeploy()
  }
  async function end() {
    await platform.stop()
    await rm(dist, { recursive: true })
  }
  return { url, replace, redeploy, nextVersion, end }
}

export type Deployment = Awaited<ReturnType<typeof deploy>>

/** Checks for a new version, as the app does every hour. */
export const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => undefined)
  })
