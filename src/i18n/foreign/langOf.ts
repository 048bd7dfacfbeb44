interface Scripts {
  langOf?: (text: string) => string | undefined
}

/** Tells further scripts apart; filled by scripts.ts, which is loaded after the first view. */
export const scripts: Scripts = {}

/** For `lang`: the language of a text from the platform, as far as its letters show it. */
export function langOf(text: string) {
  if (/[অ-হ]/.test(text)) return 'bn'
  if (/(?![a-z])\p{L}/iu.test(text)) return scripts.langOf?.(text)
  return /[a-z]/i.test(text) ? 'en' : undefined
}
