import { describe, expect, it } from 'vitest'
import { inOneList, tickerOf } from './notices.rules.ts'

const notice = (id: string, time = 0) => ({ id, title: id, content: '', time })
const idsOf = (notices: readonly { readonly id: string }[]) => notices.map(({ id }) => id)

describe('the list of announcements', () => {
  it('is the platform’s when there are no agent notices', () => {
    expect(idsOf(inOneList([notice('a', 1), notice('b', 5)], []))).toEqual(['a', 'b'])
  })

  it('has agent notices sorted in by age, labelled', () => {
    const list = inOneList([notice('a', 9), notice('b', 1)], [notice('x', 5)])
    expect(idsOf(list)).toEqual(['a', 'x', 'b'])
    expect(list.map(({ isForAgents }) => isForAgents)).toEqual([false, true, false])
  })
})

describe('the ticker', () => {
  const list = inOneList(
    ['a', 'b', 'c', 'd'].map((id) => notice(id)),
    [],
  )
  it.each([
    ['follows the list when nothing is popular', [], ['a 0', 'b 1', 'c 2', 'd 3']],
    ['starts with popular ones', ['c', 'b'], ['c 2', 'b 1', 'a 0', 'd 3']],
    ['leaves out what is not in the list', ['z', 'd'], ['d 3', 'a 0', 'b 1', 'c 2']],
  ])('%s, each with its index in the list', (_, popular, expected) => {
    const line = tickerOf(list, popular).map(({ notice: { id }, index }) => `${id} ${index}`)
    expect(line).toEqual(expected)
  })
})
