const maxLength = 200
const maxFrames = 10

const isWord = (text: string) => /^[A-Za-z_$][A-Za-z_$. -]{0,39}$/.test(text)

const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce(
    (rest, name) =>
      name.length < 2 ? rest : rest.replaceAll(new RegExp(escaped(name), 'gi'), '…'),
    text,
  )

/** `RegExp.escape` is newer than the browsers we support. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Removes possible personal data from an error message: everything after the origin of a URL, query values, quoted
 * text other than identifiers, mail addresses, tokens, numbers of four or more digits, and letters other than English
 * ones.
 */
export function scrubMessage(message: string, names: readonly string[] = []): string {
  return withoutNames(message.slice(0, 2000), names)
    .replaceAll(/[^ -~]+/g, '…')
    .replaceAll(/\b([a-z][a-z+.-]*:\/\/[^/\s"'?#]+)[^\s"']*/gi, '$1/…')
    .replaceAll(/(^|[\s(])\/[^\s"')]+/g, '$1/…')
    .replace(/".*"/, '"…"')
    .replaceAll(/(['`])(.*?)\1/g, (quoted, mark: string, text: string) =>
      isWord(text) ? quoted : `${mark}…${mark}`,
    )
    .replaceAll(/[^\s@]+@[^\s@]+/g, '…')
    .replaceAll(/([?&\w-]+=)[^\s&]+/g, '$1…')
    .replaceAll(/(bearer\s+|(?:token|password)\s*[:=]\s*)\S+/gi, '$1…')
    .replaceAll(/[\w+-]{32,}|(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}/gi, '…')
    .replaceAll(/\d{4,}/g, '…')
    .slice(0, maxLength)
}

/** The built files an error names, with line and column, the innermost first. */
export function framesOf(text: string, origin: string): string[] {
  const frames = text
    .split(origin)
    .slice(1)
    .flatMap((rest) => {
      const found = /^(\/assets\/[\w.-]{1,80}\.js)(?:\?[^\s:]*)?(:\d{1,7}:\d{1,7})?/.exec(rest)
      return found ? [`${found[1]}${found[2] ?? ''}`] : []
    })
  return [...new Set(frames)].slice(0, maxFrames)
}

/** Errors that are not ours: of browser extensions, opaque ones of third-party scripts, and harmless ones. */
export const isForeign = (text: string) =>
  /-extension:\/\//.test(text) || /^(Script error|ResizeObserver loop)/.test(text)
