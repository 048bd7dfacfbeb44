import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { checksOf } from './check.ts'
import { Manifest } from './manifest.schema.ts'

/** Reads the manifest linked from the page; null if the audit cannot go on without it. */
export async function auditManifest(page: Page) {
  const report = checksOf('manifest')
  const { note, noFaults } = report
  // The link is added after the first paint.
  const link = page.locator('link[rel=manifest]')
  await link.waitFor({ state: 'attached', timeout: 10_000 }).catch(() => undefined)
  const links = await link.count()
  note('one manifest is linked', links === 1, links)
  const address = await page.locator('link[rel=manifest]').first().getAttribute('href')
  const answer = await page.request.get(new URL(address ?? '', page.url()).href)
  const type = answer.headers()['content-type'] ?? 'none'
  note('it is served as one', /manifest\+json|application\/json/.test(type), type)
  const parsed = v.safeParse(Manifest, await answer.json().catch(() => null))
  noFaults('its fields', parsed.success ? [] : parsed.issues.map(faultOf))
  if (!parsed.success) return { ...report, manifest: null }
  const manifest = parsed.output
  await auditAddresses(page, manifest, report)
  auditWords(manifest, report)
  await auditPage(page, manifest, report)
  return { ...report, manifest }
}

const faultOf = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? ''} ${issue.message}`

type Report = ReturnType<typeof checksOf>

async function auditAddresses(page: Page, manifest: Manifest, { note, noFaults }: Report) {
  const scope = new URL(manifest.scope, page.url())
  const isWithin = (address: string) => new URL(address, scope).href.startsWith(scope.href)
  note('start_url lies in scope', isWithin(manifest.start_url), manifest.start_url)
  note('id lies on this origin', isWithin(manifest.id), manifest.id)
  const paths = [manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)]
  noFaults(
    'share target and shortcuts lie in scope',
    paths.filter((path) => !isWithin(path)),
  )
  const lost: string[] = []
  for (const path of [manifest.start_url, ...paths]) {
    const status = await statusOf(page, path)
    if (status !== 200) lost.push(`${path}: ${status}`)
  }
  noFaults('start_url, share target and shortcuts answer', lost)
}

const statusOf = (page: Page, path: string) =>
  page.request.get(new URL(path, page.url()).href).then(
    (answer) => answer.status(),
    () => 'no answer',
  )

function auditWords(manifest: Manifest, { note }: Report) {
  const [known] = Intl.getCanonicalLocales(manifest.lang)
  note('lang is a language', known === manifest.lang, manifest.lang)
  note('short_name fits under an icon', manifest.short_name.length <= 12, manifest.short_name)
}

/** Checks the tags that iOS reads instead of the manifest. */
async function auditPage(page: Page, manifest: Manifest, { note }: Report) {
  const contents = (selector: string) =>
    page.locator(selector).evaluateAll((found) => found.map((one) => one.getAttribute('content')))
  const themes = await contents('meta[name=theme-color]')
  const isSame = themes.some((theme) => theme?.toLowerCase() === manifest.theme_color.toLowerCase())
  note('the page has the theme colour', isSame, themes.join(', '))
  const touch = await page.locator('link[rel=apple-touch-icon]').count()
  note('apple-touch-icon', touch > 0, touch)
  const capable = await contents('meta[name$=web-app-capable]')
  note('opens without bars on iOS', capable.includes('yes'), capable.join(', ') || 'none')
  const splashes = await page.locator('link[rel=apple-touch-startup-image]').count()
  note('splash pictures for iOS', splashes > 0, splashes)
}
