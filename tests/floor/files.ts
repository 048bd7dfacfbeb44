import { parse } from 'node:path'
import type { Use } from './compat.ts'
import { usesOfScript } from './scripts.ts'
import { usesOfStyle } from './styles.ts'

/** Stylesheets of lazy chunks are strings in their scripts. */
const sheets = /\.replaceSync\(("(?:[^"\\]|\\.)*")\)/g
const inPage =
  /<(script|style)(?![^>]*(?:application\/|importmap|speculationrules))[^>]*>([^]*?)<\/\1>/g

const usesOfScriptFile = (code: string): readonly Use[] => [
  ...usesOfScript(code),
  ...[...code.matchAll(sheets)].flatMap(([, css = '""']) => usesOfStyle(String(JSON.parse(css)))),
]

/**
 * The features that a built file needs and a floor browser lacks. Pictures, fonts and data need
 * none.
 */
export function usesOfFile(path: string, text: string): readonly Use[] {
  const { ext } = parse(path)
  if (ext === '.js') return usesOfScriptFile(text)
  if (ext === '.css') return usesOfStyle(text)
  if (ext !== '.html') return []
  return [...text.matchAll(inPage)].flatMap(([, name, content = '']) =>
    name === 'style' ? usesOfStyle(content) : usesOfScriptFile(content),
  )
}
