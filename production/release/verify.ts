import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { headersAt, pageRulesOf } from '#production/servers/rules.ts'
import type { HeaderRule } from './headers.ts'

const Pictures = v.array(v.object({ src: v.string() }))
const Manifest = v.object({
  name: v.string(),
  short_name: v.string(),
  icons: Pictures,
  screenshots: Pictures,
  shortcuts: v.array(v.object({ icons: Pictures })),
})

interface Brand {
  readonly folder: string
  readonly shortName: string
  readonly title: string
}

/** What does not match the brand in the site, or would not run under its policy, one sentence each. */
export function brandFaults(site: string, brand: Brand, headers: readonly HeaderRule[]) {
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const html = read('index.html')
  const manifest = v.parse(Manifest, JSON.parse(read('manifest.webmanifest')))
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ...[...html.matchAll(/<link[^>]*href="(\/(?:icons|splash)\/[^"]+)"/g)].map(([, src = '']) => ({
      src,
    })),
  ].map(({ src }) => src)
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  return [
    ...(title === escaped(brand.shortName) ? [] : [`The page is called ${title}.`]),
    ...(manifest.name === brand.title ? [] : [`The manifest is called ${manifest.name}.`]),
    ...(manifest.short_name === brand.shortName
      ? []
      : [`Under its icon the app is called ${manifest.short_name}.`]),
    ...[...new Set(pictures)]
      .filter((src) => !isSame(join(site, src), join(brand.folder, src)))
      .map((src) => `${src} is not the brand's.`),
    ...policyFaults(html, headers),
  ]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const isSame = (one: string, other: string) =>
  existsSync(one) && existsSync(other) && readFileSync(one).equals(readFileSync(other))

const inline = /<script(?! type="application)[^>]*>([^]*?)<\/script>/g

function policyFaults(html: string, headers: readonly HeaderRule[]) {
  const policies = ['/*', ...pageRulesOf(headers)].flatMap(
    (path) => headersAt(headers, path)['Content-Security-Policy'] ?? [],
  )
  return [...html.matchAll(inline)].flatMap(([, code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64')
    return policies.every((policy) => policy.includes(`'sha256-${hash}'`))
      ? []
      : [`The policy lets no script run that begins with ${code.slice(0, 20)}.`]
  })
}
