import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { brandFolder, brandOf, merchantOf } from './brand.ts'
import { ownText } from './input.ts'
import { constantsOf } from './merchant.ts'
import { languageOf } from './manifest.ts'
import { styleOfBrand } from './style.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export const picturesIn = (folder: string) =>
  globSync('{icons,splash,screenshots}/*', { cwd: folder }).map((file) => file.split(sep).join('/'))

/**
 * Writes the brand named by `BRAND` (brands/NAME, mela by default) into the page, and its files
 * into the build.
 */
export function brand(root: string): Plugin {
  const folder = brandFolder(root)
  const own = brandOf(folder)
  const style = styleOfBrand(own, logoFile(folder))
  return {
    name: 'mela:brand',
    apply: 'build',
    // After the page's own style, which it overrides.
    enforce: 'post',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(constantsOf(root)).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    }),
    generateBundle() {
      const source = `${JSON.stringify(merchantOf(root), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'merchant.json', source })
      for (const fileName of picturesIn(folder))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, fileName)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace('<html lang="bn"', () => `<html lang="${languageOf(root)}"`)
          .replace(/<title>[^<]*/, () => `<title>${escaped(own.shortName)}`)
          .replace(
            /(<meta name="description" content=")[^"]*/,
            (_, tag) => tag + escaped(own.description),
          )
          .replace(
            /(<meta name="apple-mobile-web-app-title" content=")[^"]*/,
            (_, tag) => tag + escaped(own.shortName),
          )
          .replace(
            /(<meta name="theme-color" content=")[^"]*/,
            (_, tag) => tag + (own.colours.dark.s1 ?? '#171A2E'),
          )
          // Into the page's last style element: another element would add another hash to the
          // policy of every response.
          .replace('</style></head>', (end) => style + end),
    },
  }
}

/** Throws with one sentence if it is not encoded as UTF-8. */
export const logoFile = (folder: string) => ownText(join(folder, 'logo.svg'))

/** The logo as a group for the page's icon sprite. */
export const logoOf = (root: string) =>
  logoFile(brandFolder(root))
    .replace(/<svg[^>]*?( fill="none"[^>]*)>/, '<g id="m-logo"$1>')
    .replace('</svg>', '</g>')
    .replaceAll('\n', '')
