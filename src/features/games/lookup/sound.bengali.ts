/** The sounds of Bengali letters, in the same few letters that Latin words are reduced to. */
const consonants: Readonly<Record<string, string>> = {
  ...each('কখ', 'k'),
  ...each('গঘ', 'g'),
  ...each('চছ', 'c'),
  ...each('জঝয', 'j'),
  ...each('টঠতথ', 't'),
  ...each('ডঢদধ', 'd'),
  ...each('ঙঞণন', 'n'),
  ...each('প', 'p'),
  ...each('ফ', 'f'),
  ...each('বভ', 'b'),
  ...each('ম', 'm'),
  ...each('র\u09dc\u09dd', 'r'),
  ...each('ল', 'l'),
  ...each('শষস', 's'),
  ...each('হ', 'h'),
  ...each('\u09df', 'i'),
}

const signs: Readonly<Record<string, string>> = {
  'া': 'a',
  'ি': 'i',
  'ী': 'i',
  'ু': 'u',
  'ূ': 'u',
  'ৃ': 'ri',
  'ে': 'e',
  'ৈ': 'oi',
  'ো': 'o',
  'ৌ': 'ou',
  '্': '',
}

const others: Readonly<Record<string, string>> = {
  ...each('অও', 'o'),
  ...each('আ', 'a'),
  ...each('ইঈ', 'i'),
  ...each('উঊ', 'u'),
  ...each('এ', 'e'),
  ঋ: 'ri',
  ঐ: 'oi',
  ঔ: 'ou',
  'ং': 'n',
  ৎ: 't',
  ...Object.fromEntries(Array.from('০১২৩৪৫৬৭৮৯', (digit, value) => [digit, String(value)])),
}

function each(letters: string, sound: string) {
  return Object.fromEntries(Array.from(letters, (letter) => [letter, sound]))
}

/** A dot below makes another letter, and some conjuncts do not sound like their parts. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\u09a1\u09bc/g, '\u09dc'],
  [/\u09a2\u09bc/g, '\u09dd'],
  [/\u09af\u09bc/g, '\u09df'],
  [/[ঁঃ\u09bc\u200c\u200d]/g, ''],
  [/[অএ]্যা/g, 'আ'],
  [/ক্ষ/g, 'খ'],
  [/জ্ঞ/g, 'গ'],
  [/্য/g, ''],
  [/([^মব])্ব/g, '$1'],
]

export const isBengali = (word: string) => /[\u0980-\u09ff]/.test(word)

/** "এভিয়েটর" → "ebiietor": a consonant without a vowel sign carries an o, except at the end. */
export function romanised(word: string): string {
  const letters = Array.from(spelled(word.normalize('NFC')))
  return letters.map((letter, place) => soundOf(letter, letters[place + 1])).join('')
}

const spelled = (word: string) =>
  spellings.reduce((text, [pattern, instead]) => text.replace(pattern, instead), word)

function soundOf(letter: string, next: string | undefined): string {
  const consonant = consonants[letter]
  if (consonant === undefined) return signs[letter] ?? others[letter] ?? letter
  return next === undefined || next in signs ? consonant : `${consonant}o`
}
