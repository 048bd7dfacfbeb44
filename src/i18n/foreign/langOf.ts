const accented = /(?![\0-\u007f])\p{L}/u

/** For `lang`: the language of a text from the platform, as far as its letters show it. */
export function langOf(text: string) {
  if (/[অ-হ]/.test(text)) return 'bn'
  return /[a-z]/i.test(text) && !accented.test(text) ? 'en' : undefined
}
