import { isRecord } from '../../../src/device/isRecord.ts'
import type { Json } from './schemas.ts'

export const recordOf = (value: unknown): Json => (isRecord(value) ? value : {})
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** For text between tags; no attribute has any of the document's. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const codeOf = (text: string) => `<code>${escaped(text)}</code>`

/** The Markdown that the document has: `code`, **bold** words, paragraphs and tables. */
export const proseOf = (text: unknown) =>
  textOf(text)
    .trim()
    .split(/\n{2,}/)
    .map((block) => (block.startsWith('|') ? tableOf(block) : `<p>${phraseOf(block)}</p>`))
    .join('')

export const phraseOf = (text: unknown) =>
  escaped(textOf(text))
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')

function tableOf(block: string) {
  const [head = [], , ...rows] = block.split('\n').map((line) => line.split('|').slice(1, -1))
  const rowOf = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${phraseOf(cell.trim())}`).join('')}`
  return `<table>${rowOf(head, 'th')}${rows.map((cells) => rowOf(cells, 'td')).join('')}</table>`
}
