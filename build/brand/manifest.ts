import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLanguage, isLanguage, isRightToLeft, locales } from '#i18n/languages.ts'
import { brandFolder, brandOf, merchantOf } from './brand.ts'
import { offeredOf } from './languages.ts'

interface Shortcut {
  readonly name: string
}

interface Screenshot {
  readonly src: string
  readonly label: string
}

/**
 * The manifest with the brand's name and colours, and its screenshots if there are any. It is in a language whose words
 * are given by the English ones.
 */
export function manifestOf(root: string, lang: string, words: Readonly<Record<string, string>>) {
  const manifest = JSON.parse(readFileSync(join(root, 'manifest.webmanifest'), 'utf8'))
  const folder = brandFolder(root)
  const { shortName, title, description, colours } = brandOf(folder)
  const { canvas = manifest.background_color, s1 = manifest.theme_color } = colours.dark
  const said = (name: string) => words[name] ?? name
  return {
    ...manifest,
    lang,
    dir: isRightToLeft(lang) ? 'rtl' : 'ltr',
    name: title,
    short_name: shortName,
    description,
    background_color: canvas,
    theme_color: s1,
    shortcuts: manifest.shortcuts.map((shortcut: Shortcut) => ({
      ...shortcut,
      name: said(shortcut.name),
    })),
    screenshots: manifest.screenshots
      .filter(({ src }: Screenshot) => existsSync(join(folder, src)))
      .map((shot: Screenshot) => ({ ...shot, label: said(shot.label) })),
  }
}

/** The locale of the brand's default language. */
export function languageOf(root: string) {
  const [first = firstLanguage] = offeredOf(merchantOf(root))
  return isLanguage(first) ? locales[first] : first
}
