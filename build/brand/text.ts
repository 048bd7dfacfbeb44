import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

type Read = { readonly text: string } | { readonly problems: readonly string[] }

/** A text file of the operator's, without a byte order mark, or why it cannot be read. */
export function readText(path: string): Read {
  const bytes = readFileSync(path)
  const other = wideEncodingOf(bytes)
  if (other) return { problems: [`${basename(path)} is encoded as ${other}: save it as UTF-8.`] }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const sentence = `${basename(path)} is not encoded as UTF-8 but as Latin-1 or the like (line ${lineOfOther(bytes)}): save it as UTF-8.`
    return { problems: [sentence] }
  }
}

/**
 * Recognised by the byte order mark, or by the zeros around the first character, which is ASCII in every file that we
 * read.
 */
function wideEncodingOf(bytes: Uint8Array) {
  const first = [...bytes.subarray(0, 4)].map((byte) => (byte === 0 ? '0' : byte.toString(16)))
  if (/^(ff fe 0 0|0 0 fe ff|0 0 0|\w+ 0 0 0)/.test(first.join(' '))) return 'UTF-32'
  return /^(ff fe|fe ff|0|\w+ 0)( |$)/.test(first.join(' ')) ? 'UTF-16' : null
}

/** The number of the first line that is not UTF-8. */
function lineOfOther(bytes: Buffer) {
  const lines = bytes.toString('latin1').split('\n')
  const isOther = (line: string) => Buffer.from(line, 'latin1').toString().includes('\uFFFD')
  return lines.findIndex(isOther) + 1
}

interface Level {
  readonly path: string
  readonly keys: Set<string>
  /** The key or index of the next value. */
  at: string | number
}

/** The paths of keys that occur twice in one object of valid JSON; a parser silently takes the last. */
export function repeatedKeys(json: string): readonly string[] {
  const repeated: string[] = []
  const open: Level[] = []
  for (const [token, key] of json.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    const level = open.at(-1)
    if (token === '{' || token === '[')
      open.push({ path: level ? pathIn(level) : '', keys: new Set(), at: 0 })
    else if (token === '}' || token === ']') open.pop()
    else if (token === ',' && typeof level?.at === 'number') level.at += 1
    else if (key !== undefined && level) {
      level.at = String(JSON.parse(key))
      if (level.keys.has(level.at)) repeated.push(pathIn(level))
      level.keys.add(level.at)
    }
  }
  return repeated
}

const pathIn = ({ path, at }: Level) => (path === '' ? String(at) : `${path}.${at}`)
