import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameAt } from '#api/games/catalogue.ts'
import { matchesOf, indexOf } from './find.rules.ts'
import { catalogueOfGames } from './catalogue.testing.ts'

const games = [
  { english: 'Padma Rickshaw', bengali: 'পদ্মার রিকশা' },
  { english: 'Aakash Aviator', bengali: 'আকাশ এভিয়েটর', vendor: 'AAKASH', type: 'RNG' },
  { english: 'Rickshaw Rani', bengali: 'রিকশা রানি', isHot: true },
  { english: 'Desi Teen Patti', bengali: 'দেশি তিন পাত্তি', vendor: 'ADDA', type: 'PVP' },
  { english: 'Festival Kite', bengali: 'উৎসবের ঘুড়ি' },
  { english: 'Baagh Mama Megaways', bengali: 'বাঘ মামা মেগাওয়েজ' },
  { english: 'Super Ilish', bengali: 'সুপার ইলিশ' },
  { english: 'Rajmahal Roulette', bengali: 'রাজমহল রুলেট', vendor: 'RAJMAHAL', type: 'LIVE' },
  { english: 'Sonar Bangla Fortune', bengali: 'সোনার বাংলা ফরচুন' },
  { english: 'Jackpot 777', bengali: 'জ্যাকপট ৭৭৭' },
  { english: 'Royal Fishing', bengali: 'রাজকীয় মাছ ধরা', type: 'FISH' },
  { english: 'Green Palace', bengali: 'সবুজ প্রাসাদ' },
] as const
const catalogue = catalogueOfGames(games)
const index = indexOf(catalogue)
const found = (text: string) =>
  Array.from(matchesOf(index, text), (place) => nameAt(catalogue, place, 'EN'))

const letters = (text: string) => text.split('')

describe('one game, many spellings', () => {
  it.each([
    [
      'Aakash Aviator',
      ['aviator', 'AVIATOR', 'aviater', 'evietor', 'abhiyetor', 'avaitor', 'aviatr'],
    ],
    ['Aakash Aviator', ['এভিয়েটর', 'আকাশ', 'akash', 'aakash aviator', 'aviator akash', 'avi ator']],
    ['Rickshaw Rani', ['rickshaw', 'riksha', 'রিকশা রানি', 'rani', 'rickshawrani', 'riksa']],
    ['Desi Teen Patti', ['teen patti', 'teenpatti', 'tin pati', 'তিন পাত্তি', 'তিনপাত্তি', 'tinpatty']],
    ['Festival Kite', ['kite', 'ঘুড়ি', 'ghuri', 'ghudi', 'festivle']],
    ['Baagh Mama Megaways', ['bagh', 'বাঘ', 'baag mama', 'megaway', 'মেগাওয়েজ', 'megawejs']],
    ['Super Ilish', ['ilish', 'elish', 'ইলিশ', 'suparilish']],
    ['Rajmahal Roulette', ['roulette', 'rulet', 'roullete', 'rajmohol', 'রুলেট']],
    ['Sonar Bangla Fortune', ['sonar bangla', 'shonar', 'সোনার বাংলা', 'forchun', 'fortun']],
    ['Jackpot 777', ['777', '৭৭৭', 'jakpot', 'জ্যাকপট']],
  ])('%s is found by %j', (name, spellings) => {
    for (const spelling of spellings)
      expect([spelling, found(spelling)[0]]).toEqual([spelling, name])
  })

  it('is found by every prefix of its name from three letters on', () => {
    for (const { english, bengali } of games)
      for (const name of [english, bengali])
        for (let length = 3; length <= name.length; length += 1)
          expect(found(name.slice(0, length))).toContain(english)
  })

  it('is found with one letter wrong, missing or swapped', () => {
    const long = games.map(({ english }) => english).filter((name) => name.length > 9)
    const slip = fc.record({
      name: fc.constantFrom(...long),
      at: fc.integer({ min: 1, max: 7 }),
      kind: fc.constantFrom('left out', 'swapped', 'wrong'),
      letter: fc.constantFrom(...letters('aeioust')),
    })
    fc.assert(
      fc.property(slip, ({ name, at, kind, letter }) => {
        const tail = {
          'left out': name.slice(at + 1),
          wrong: letter + name.slice(at + 1),
          swapped: '',
        }
        const swapped = `${name[at + 1]}${name[at]}${name.slice(at + 2)}`
        expect(found(name.slice(0, at) + (kind === 'swapped' ? swapped : tail[kind]))).toContain(
          name,
        )
      }),
    )
  })
})

describe('the order', () => {
  it('puts a hot game before games that match equally', () =>
    expect(found('rickshaw')).toEqual(['Rickshaw Rani', 'Padma Rickshaw']))

  it('puts a match of the name before a match of the maker', () =>
    expect(found('padma')[0]).toBe('Padma Rickshaw'))

  it('leaves out similar words when there is an exact match', () =>
    expect(found('ghuri')).toEqual(['Festival Kite']))
})

describe('makers and kinds of games', () => {
  it.each([
    ['adda', 'Desi Teen Patti'],
    ['live casino', 'Rajmahal Roulette'],
    ['মাছ', 'Royal Fishing'],
    ['poker', 'Desi Teen Patti'],
  ])('%s finds %s', (text, name) => expect(found(text)).toEqual([name]))
})

describe('without a match', () => {
  it.each(['', '   ', '!!', '🎰', "'", '্', 'xyzzy', 'aaaaaa', 'rrrrrr', 'wqzxcvbnmlkjhg'])(
    '%j finds nothing',
    (text) => expect(found(text)).toEqual([]),
  )

  it.each(['hello', 'office', 'deposit', 'হ্যালো', 'computer', 'phone'])(
    'a word that is only slightly similar finds nothing: %s',
    (text) => {
      const names = ['Golden Wheel', 'Holdem Table', 'Silver Fishing', 'Desi Teen Patti', 'Alpona']
      const few = indexOf(catalogueOfGames(names.map((name) => ({ english: name, bengali: name }))))
      expect([...matchesOf(few, text)]).toEqual([])
    },
  )

  it('one unknown word does not hide the other matches', () =>
    expect(found('aakash aviator xyzzy')).toEqual(['Aakash Aviator']))

  it('any input is handled without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(found(text).length).toBeLessThanOrEqual(games.length)
      }),
    )
  })
})
