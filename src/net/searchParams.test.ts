import { array, assert, constantFrom, dictionary, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './searchParams.ts'

describe('an address', () => {
  it.each([
    ['?code=9E4', { code: '9E4' }],
    ['?code=90000000000000000001', { code: '90000000000000000001' }],
    ['?code=007&more=1.0', { code: '007', more: '1.0' }],
    ['?a=true&b=false&c=null&d=undefined', { a: 'true', b: 'false', c: 'null', d: 'undefined' }],
    ['?a=%22quoted%22&b=%5B1%5D&c={"d":1}', { a: '"quoted"', b: '[1]', c: '{"d":1}' }],
    ['?a=&b', { a: '', b: '' }],
    ['?a=one+two%20three%2B', { a: 'one two three+' }],
    ['?a=%&b=%E0%A4%A&c=%zz', { a: '%', b: '\uFFFD%A', c: '%zz' }],
    ['?a=1&a=2', { a: '1' }],
    ['a=1', { a: '1' }],
    ['?constructor=a', { constructor: 'a' }],
    ['', {}],
  ])('of %j is read unchanged', (query, texts) => expect(parseSearch(query)).toStrictEqual(texts))

  it.each(['affiliateCode', 'affiliatecode', 'AffiliateCode', 'AFFILIATECODE'])(
    'has its invitation under %s',
    (name) => expect(parseSearch(`?${name}=AB12`)).toEqual({ affiliateCode: 'AB12' }),
  )

  it('keeps other names as they are written', () =>
    expect(parseSearch('?gameid=1&gameId=2')).toEqual({ gameid: '1', gameId: '2' }))
})

it('what the app writes parses back to the same', () => {
  const texts = oneof(
    string({ unit: 'grapheme' }),
    constantFrom('9E4', 'true', 'null', '"a"', '%2B'),
  )
  assert(
    property(dictionary(string({ minLength: 1 }), texts), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
  assert(
    property(array(tuple(string(), texts)), (pairs) => {
      const query = stringifySearch(parseSearch(`?${new URLSearchParams(pairs)}`))
      expect(stringifySearch(parseSearch(query))).toBe(query)
    }),
  )
})

it('writes numbers and booleans as words, and leaves out only undefined', () =>
  expect(stringifySearch({ i: 3, free: true, name: '', gone: undefined })).toBe(
    '?i=3&free=true&name=',
  ))
