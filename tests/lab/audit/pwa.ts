import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '#tests/support/chromium.ts'
import { publish } from '#tests/lab/report.ts'
import type { Check } from './pwa/check.ts'
import { auditByChromium } from './pwa/chromium.ts'
import { type Deployment, deploy } from '#tests/support/deployment.ts'
import { auditManifest } from './pwa/manifest.ts'
import { auditPictures } from './pwa/pictures.ts'
import { auditWorker } from './pwa/worker.ts'

async function audit(context: BrowserContext, deployed: Deployment): Promise<readonly Check[]> {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${deployed.url}/m/home?lang=EN`)
  const { checks, manifest } = await auditManifest(page)
  if (!manifest) return checks
  const pictures = await auditPictures(page, manifest)
  const worker = await auditWorker(page, deployed, manifest.start_url)
  const browser = await auditByChromium(page)
  return [...checks, ...pictures.checks, ...worker.checks, ...browser.checks]
}

/** Whether the app can be installed: its manifest, pictures and worker, and Chromium's own view. */
export async function run() {
  // A profile on disk: nothing can be installed from a private window.
  const profile = await mkdtemp(join(tmpdir(), 'mela-profile-'))
  const deployed = await deploy()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: chromiumArgs,
    viewport: { width: 390, height: 844 },
  })
  const checks = await audit(context, deployed).finally(async () => {
    await context.close()
    await deployed.end()
    await rm(profile, { recursive: true })
  })
  publish(
    'audit-pwa',
    checks.map(({ area, check, found, isPassed }) => ({
      area,
      check,
      found,
      '': isPassed ? '✓' : '✗',
    })),
  )
  const failed = checks.filter(({ isPassed }) => !isPassed)
  console.log(`${checks.length - failed.length} of ${checks.length} hold`)
  return failed.map(({ area, check, found }) => `${area}, ${check}: ${found}`)
}
