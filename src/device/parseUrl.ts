/** Null where the text is not a URL. `URL.canParse` and `URL.parse` are newer than the browsers we support. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
