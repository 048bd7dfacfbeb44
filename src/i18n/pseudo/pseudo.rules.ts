import type { Messages } from '@lingui/core'

const accents: Readonly<Record<string, string>> = {
  a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ',
  n: 'ñ', o: 'ó', p: 'þ', q: 'ɋ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ú', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž',
} // oxfmt-ignore

const accented = (letter: string) => {
  const small = accents[letter.toLowerCase()] ?? letter
  return letter === letter.toLowerCase() ? small : small.toUpperCase()
}

const growth = 0.4

/** Accented, and longer by doubled vowels; by more at the end of a text that has few. */
function stretched(text: string) {
  const size = text.replace(/[^a-z]/gi, '').length
  let missing = Math.ceil(size * growth)
  const longer = text.replace(/./g, (letter) => {
    const isGrown = missing > 0 && /[aeiouy]/i.test(letter)
    if (isGrown) missing -= 1
    return isGrown ? accented(letter) + accented(letter.toLowerCase()) : accented(letter)
  })
  return longer.replace(/\p{L}(?!.*\p{L})/su, (last) => last + 'ñ'.repeat(missing))
}

/** Letters in the order of a script from the right, as Arabic's are. */
const turned = (text: string) => (/\p{L}/u.test(text) ? `\u202e${text}\u202c` : text)

const tag = /(<\/?\d+\/?>)/

const written = (text: string, isMirrored: boolean) =>
  text
    .split(tag)
    .map((part) => {
      if (tag.test(part)) return part
      return isMirrored ? turned(stretched(part)) : stretched(part)
    })
    .join('')

type Token = Exclude<Messages[string], string>[number]

/** The forms of a plural are messages; its offset is a number, and a value is named by its first part alone. */
const tokenOf = (token: Token, isMirrored: boolean): Token => {
  if (typeof token === 'string') return written(token, isMirrored)
  const [name, kind, forms] = token
  if (!kind || !forms || typeof forms !== 'object') return token
  const said = Object.entries(forms).map(([form, words]: [string, unknown]) => [
    form,
    typeof words === 'string'
      ? written(words, isMirrored)
      : Array.isArray(words)
        ? words.map((word: Token) => tokenOf(word, isMirrored))
        : words,
  ])
  return [name, kind, Object.fromEntries(said)]
}

/** English with accents, 40 % longer, and mirrored on demand: shows what is no message, and what does not fit. */
export const pseudoOf = (messages: Messages, isMirrored: boolean): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string'
        ? written(message, isMirrored)
        : message.map((token) => tokenOf(token, isMirrored)),
    ]),
  )

/** The locales of both, which only the dev server and the lab know, by code. */
export const pseudoLocales = { XA: 'en-XA', XB: 'en-XB' } as const

export const isPseudo = (code: string): code is keyof typeof pseudoLocales =>
  Object.hasOwn(pseudoLocales, code)
