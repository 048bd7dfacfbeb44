import { expect, it } from 'vitest'
import { type Chunk, partition } from './partition.rules.ts'

const chunk = (fileName: string, ids: string, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  ids: ids.split(' ').filter(Boolean),
  ...more,
})

const screens = ['a', 'b', 'c', 'd']
const app = [
  chunk('app', 'title', { isEntry: true, imports: ['kit'], dynamicImports: [...screens, 'codec'] }),
  chunk('kit', 'close'),
  chunk('forms', 'wrong', { imports: ['app'] }),
  chunk('a', 'deposit close', { imports: ['forms', 'dialog'] }),
  chunk('b', 'withdraw', { imports: ['forms', 'dialog'] }),
  chunk('c', 'help', { imports: ['forms', 'dialog'] }),
  chunk('d', 'login', { imports: ['forms'], dynamicImports: ['sheet'] }),
  chunk('dialog', 'sure'),
  chunk('sheet', '', { imports: ['kit'] }),
  chunk('codec', ''),
]

it('keeps what the first view says with it, once', () => {
  const { first, shared, later } = partition(app)
  expect([...first]).toEqual(['title', 'close'])
  for (const ids of [shared, ...later.values()]) expect(ids.has('close')).toBe(false)
})

it('shares what more than three chunks say', () => {
  expect([...partition(app).shared]).toEqual(['wrong'])
})

it('gives each chunk that is asked for all the rest that it and its imports say', () => {
  const texts = [...partition(app).later].map(([name, ids]) => [name, [...ids].toSorted()])
  expect(Object.fromEntries(texts)).toEqual({
    a: ['deposit', 'sure'],
    b: ['sure', 'withdraw'],
    c: ['help', 'sure'],
    d: ['login'],
  })
})

it('stops at chunks that import one another', () => {
  const circle = [
    chunk('app', '', { isEntry: true, dynamicImports: ['one'] }),
    chunk('one', 'first', { imports: ['two'] }),
    chunk('two', 'second', { imports: ['one'] }),
  ]
  expect([...(partition(circle).later.get('one') ?? [])]).toEqual(['first', 'second'])
})
