import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping'

/**
 * Returns the source map of a built file, by its path in the site; null if the release has none.
 */
export type ReadMap = (file: string) => string | null

const builtPosition = /(?:https?:\/\/[^/\s]+)?\/?(assets\/[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g

/**
 * The stack with positions in built files replaced by those in the sources; the rest stays as it
 * is.
 */
export function withSourceNames(stack: string, readMap: ReadMap): string {
  const maps = new Map<string, TraceMap | null>()
  const mapOf = (file: string) => {
    const known = maps.get(file)
    if (known !== undefined) return known
    const text = readMap(file)
    const map = text === null ? null : new TraceMap(text)
    maps.set(file, map)
    return map
  }
  return stack.replace(builtPosition, (built, file: string, line: string, column: string) => {
    const map = mapOf(file)
    // Stacks count columns from one, source maps from zero.
    const at = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
    if (!at?.source) return built
    const place = `${sourceOf(at.source)}:${at.line}:${at.column + 1}`
    return at.name ? `${at.name} (${place})` : place
  })
}

/** The path as in the repository. */
const sourceOf = (source: string) => source.replace(/^(\.{1,2}\/)+/, '')
