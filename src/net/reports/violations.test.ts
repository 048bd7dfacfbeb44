import { beforeEach, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { endpoint } from '#api/endpoint.ts'
import { list } from '#api/wire.ts'
import { parseAnswer } from '#net/wire.ts'
import { violationsOfVisit } from './violations.ts'

const listNames = endpoint({
  method: 'GET',
  path: '/wps/names',
  session: 'none',
  input: v.object({}),
  output: v.object({ names: list(v.object({ first: v.object({ name: v.string() }) })) }),
})
const violation = {
  endpoint: '/wps/names',
  path: 'first.name',
  reason: 'Invalid type: Expected string',
}
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

it('of an answer is recorded once, with endpoint, path and reason, without its value', () => {
  const rahim = { first: { name: 'Rahim' } }
  const broken = [{ first: { name: 1971 } }, { first: { name: ['secret'] } }]
  const value = { names: [rahim, ...broken] }
  expect(parseAnswer(listNames, { success: true, value })).toEqual({ names: [rahim] })
  const noted = violationsOfVisit().filter(({ endpoint: from }) => from === '/wps/names')
  expect(noted).toEqual([violation])
  expect(vi.mocked(console.warn).mock.calls.flat().join()).not.toMatch(/1971|secret/)
  expect(console.warn).toHaveBeenCalledOnce()
})

it.each([
  [
    'a value',
    { success: true, value: { names: 'Rahim' } },
    200,
    'names: Invalid type: Expected Array',
  ],
  ['an envelope', { success: 'yes' }, 200, 'success: Invalid type: Expected (true | false)'],
])('of a whole %s is recorded, too', (kind, body, status, said) => {
  const path = `/wps/${kind}` as const
  expect(() => parseAnswer({ ...listNames, path }, body, status)).toThrow('malformed')
  const { endpoint: from, path: at, reason } = violationsOfVisit().at(-1) ?? violation
  expect([from, `${at}: ${reason}`]).toEqual([path, said])
})

it('of a broken server is not recorded', () => {
  const before = violationsOfVisit().length
  expect(() => parseAnswer({ ...listNames, path: '/wps/broken' }, {}, 502)).toThrow('busy')
  expect(violationsOfVisit()).toHaveLength(before)
})

it('of stored data has no endpoint, and is not recorded', () => {
  const before = violationsOfVisit()
  expect(v.parse(list(v.number()), ['1', 2])).toEqual([2])
  expect(violationsOfVisit()).toEqual(before)
})

it('of a twenty-first kind is not recorded', async () => {
  vi.resetModules()
  const visit = { ...(await import('#net/wire.ts')), ...(await import('./violations.ts')) }
  const body = { success: true, value: { names: 'Rahim' } }
  for (let kind = 0; kind < 30; kind += 1) {
    const path = `/wps/names/${kind}` as const
    expect(() => visit.parseAnswer({ ...listNames, path }, body)).toThrow('malformed')
  }
  expect(visit.violationsOfVisit()).toHaveLength(20)
})
