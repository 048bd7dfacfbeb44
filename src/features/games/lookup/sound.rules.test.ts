import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceTo } from './distance.rules.ts'
import { soundOf, wordsOf } from './sound.rules.ts'

const soundsOf = (text: string) => wordsOf(text).map(soundOf).join(' ')

const letters = (text: string) => text.split('')

describe('the sound of a word', () => {
  it.each([
    ['Aviator', 'abitor'],
    ['ငွေသွင်း', 'ငွေသွင်း'],
    ['Ввод', 'ввод'],
    ['এভিয়েটর', 'ebitor'],
    ['এভিয়েটর'.normalize('NFD'), 'ebitor'],
    ['evietor', 'ebitor'],
    ['abhiator', 'abitor'],
    ['Baagh', 'bag'],
    ['bagh', 'bag'],
    ['বাঘ', 'bag'],
    ['Rickshaw', 'riksa'],
    ['riksha', 'riksa'],
    ['রিকশা', 'rikosa'],
    ['Sonar Bangla', 'sonar banla'],
    ['shonar bangla', 'sonar banla'],
    ['সোনার বাংলা', 'sonar banla'],
    ['Teen Patti', 'tin pati'],
    ['tin pati', 'tin pati'],
    ['তিন পাত্তি', 'tin pati'],
    ['ঘুড়ি', 'guri'],
    ['ghuri', 'guri'],
    ['ফুচকা', 'fucoka'],
    ['phuchka', 'fucka'],
    ['Roulette', 'rulet'],
    ['রুলেট', 'rulet'],
    ['Jackpot', 'jakpot'],
    ['জ্যাকপট', 'jakopot'],
    ['wheel', 'hul'],
    ['হুইল', 'hul'],
    ['৭৭৭', '777'],
    ['Fórtune', 'forcun'],
  ])('%s is %s', (word, sound) => expect(soundsOf(word)).toBe(sound))

  it('ignores case and double letters', () => {
    const word = fc.string({ unit: fc.constantFrom(...letters('bdfgjlmprsaou')), minLength: 1 })
    fc.assert(
      fc.property(word, (text) => {
        expect(soundOf(text.toUpperCase())).toBe(soundOf(text))
        expect(soundOf(text.replace(/([bdfgjlmprs])/, '$1$1'))).toBe(soundOf(text))
      }),
    )
  })

  it('is short and has only plain letters for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of wordsOf(text)) expect(soundOf(word).length).toBeLessThanOrEqual(24)
      }),
    )
  })
})

describe('the distance between sounds', () => {
  const far = (word: string, sound: string) => Number(distanceTo(word, sound, 9).toFixed(2))

  it.each([
    ['abitor', 'abitor', 0],
    ['abitor', 'ab', 0],
    ['abitor', 'abiter', 0.3],
    ['abitor', 'abtior', 0.6],
    ['abitor', 'abior', 1],
    ['rulet', 'urlet', 0.7],
    ['jakpot', 'cakpot', 0.5],
  ])('from %s to %s is %d', (word, sound, distance) => expect(far(word, sound)).toBe(distance))

  it('is zero for a prefix and never negative', () => {
    const sound = fc.string({
      unit: fc.constantFrom(...letters('abcdefghijklmno')),
      minLength: 1,
      maxLength: 24,
    })
    fc.assert(
      fc.property(sound, sound, (word, rest) => {
        expect(distanceTo(word + rest, word, 9)).toBe(0)
        expect(distanceTo(word, rest, 30)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('stops at the limit', () => expect(distanceTo('kite', 'mor', 0.9)).toBe(Infinity))
})
