import { describe, expect, it } from 'vitest'
import { excerptOf, findTopics, folded } from './search.rules.ts'

const topic = (id: string, title: string, content = '') => ({ id, code: '', title, content })
const topics = [
  topic('a', 'Depositing', '<p>Pay with the <b>reference</b>, then wait 30 minutes.</p>'),
  topic('b', 'Withdrawing', '<p>A deposit is never slower.</p>'),
  topic('c', 'টাকা জমা দেওয়া', '<p>৩০ মিনিট পরেও কোডে কাজ না হলে &amp; আবার চেষ্টা করুন</p>'),
]
const idsFor = (query: string) => findTopics(topics, query).map(({ topic: { id } }) => id)

describe('a search in the help', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['   ', ['a', 'b', 'c']],
    ['DEPOSIT', ['a', 'b']],
    ['slower', ['b']],
    ['pay minutes', ['a']],
    ['withdrawing slower', ['b']],
    ['30', ['a', 'c']],
    ['৩০', ['a', 'c']],
    ['জমা', ['c']],
    ['দেওয\u09bcা', ['c']],
    ['strong', []],
    ['<b>', []],
    ['nothing of it', []],
  ])('for "%s"', (query, ids) => {
    expect(idsFor(query)).toEqual(ids)
  })

  it('keeps the place of a topic among all', () => {
    expect(findTopics(topics, 'slower')[0]?.index).toBe(1)
  })

  it('shows whole words, also with Bengali combining marks', () => {
    const [found] = findTopics(topics, 'কোড')
    expect(found?.excerpt?.match).toBe('কোডে')
    expect(found?.excerpt?.after).toContain('কাজ না হলে & আবার')
  })
})

describe('an excerpt', () => {
  const long = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'
  it.each([
    ['one', '', 'one'],
    ['fourteen', '… ', 'fourteen'],
    ['hirteen', '… ', 'thirteen'],
    ['eight', 'one', 'eight'],
  ])('around "%s"', (word, begins, match) => {
    const excerpt = excerptOf(long, long.indexOf(word), word.length)
    expect(excerpt.match).toBe(match)
    expect(excerpt.before.startsWith(begins)).toBe(true)
    const whole = excerpt.before + excerpt.match + excerpt.after
    expect(long).toContain(whole.replaceAll(/^… | …$/g, ''))
    expect(whole.length).toBeLessThan(100)
  })
})

it('reduces HTML to its text', () => {
  const content = '<h3>One</h3><p>two&nbsp;&lt;three&gt; &unknown; &constructor;</p>'
  const [found] = findTopics([topic('a', 'Depositing', content)], 'two')
  expect(found?.excerpt).toEqual({
    before: 'One ',
    match: 'two',
    after: ' <three> &unknown; &constructor;',
  })
  expect(folded('Ab ৩')).toBe('ab 3')
})
