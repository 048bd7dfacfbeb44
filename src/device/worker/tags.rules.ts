/** Language and script: "zh-TW" and "zh-Hant" are one, "pt" and "pt-BR" too. Undefined where it is no BCP 47 tag. */
export function scriptOf(tag: string) {
  try {
    return new Intl.Locale(tag).maximize().baseName.slice(0, 7)
  } catch {
    return undefined
  }
}

/** The code among those of `texts` (LOCALE-HASH) that a code in any case, or a BCP 47 tag, names. */
export const languageIn = (texts: Readonly<Record<string, string>>, tag: unknown) =>
  Object.entries(texts).find(([code, file]) => {
    const named = String(tag)
    return code === named.toUpperCase() || scriptOf(file.slice(0, -8)) === scriptOf(named)
  })?.[0]
