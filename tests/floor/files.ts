import { parse } from 'node:path'
import type { Use } from './uses.ts'
import { usesOfScript } from './scripts.ts'
import { usesOfStyle } from './styles.ts'

/** Sheets of later chunks stand in their scripts. */
const sheets = /\.replaceSync\(("(?:[^"\\]|\\.)*")\)/g
const inPage =
  /<(script|style)(?![^>]*(?:application\/|importmap|speculationrules))[^>]*>([^]*?)<\/\1>/g

const usesOfScriptFile = (code: string): readonly Use[] => [
  ...usesOfScript(code),
  ...[...code.matchAll(sheets)].flatMap(([, css = '""']) => usesOfStyle(String(JSON.parse(css)))),
]

/** What a built file needs that a browser of the floor lacks. Pictures, fonts and data need nothing. */
export function usesOfFile(path: string, text: string): readonly Use[] {
  const { ext } = parse(path)
  if (ext === '.js') return usesOfScriptFile(text)
  if (ext === '.css') return usesOfStyle(text)
  if (ext !== '.html') return []
  return [...text.matchAll(inPage)].flatMap(([, name, content = '']) =>
    name === 'style' ? usesOfStyle(content) : usesOfScriptFile(content),
  )
}
