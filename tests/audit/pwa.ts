import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '#tests/support/chromium.ts'
import { publish } from '#tests/support/figures.ts'
import type { Check } from './pwa/check.ts'
import { auditByChromium } from './pwa/chromium.ts'
import { deploy } from '#tests/support/deployment.ts'
import { auditManifest } from './pwa/manifest.ts'
import { auditPictures } from './pwa/pictures.ts'
import { auditWorker } from './pwa/worker.ts'

/** A profile on disk: nothing can be installed from a private window. */
const profile = await mkdtemp(join(tmpdir(), 'mela-profile-'))
const deployed = await deploy()
const context = await chromium.launchPersistentContext(profile, {
  executablePath: ensureChromium(),
  args: chromiumArgs,
  viewport: { width: 390, height: 844 },
})

async function audit(): Promise<readonly Check[]> {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${deployed.url}/m/home?lang=EN`)
  const { checks, manifest } = await auditManifest(page)
  if (!manifest) return checks
  const pictures = await auditPictures(page, manifest)
  const worker = await auditWorker(page, deployed, manifest.start_url)
  const browser = await auditByChromium(page)
  return [...checks, ...pictures.checks, ...worker.checks, ...browser.checks]
}

const checks = await audit().finally(async () => {
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
for (const { area, check, found } of failed) console.error(`${area}, ${check}: ${found}`)
console.log(`${checks.length - failed.length} of ${checks.length} hold`)
process.exit(failed.length > 0 ? 1 : 0)
