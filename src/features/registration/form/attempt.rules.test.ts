import { expect, it } from 'vitest'
import { type Application, attemptOf } from './attempt.rules.ts'

const application = (change: object = {}): Application => ({
  method: 'username',
  payload: {
    type: 0,
    registerMethod: 'H5',
    registerUrl: 'mela.test',
    domain: 'mela.test',
    countryDialingCode: '880',
    username: 'rahim',
    ...change,
  },
})
const lost = { ...application(), key: 'lost' }
const anew = /^[0-9a-f-]{36}$/

it.each([
  ['a first attempt has a new key', application(), [], undefined, anew],
  ['the same form keeps its key', application(), [lost], undefined, /^lost$/],
  ['a changed form has a new key', application({ nickname: 'R' }), [lost], undefined, anew],
  ['after a reload the form keeps its key', application(), [], 'stored', /^stored$/],
  ['the key in memory takes precedence', application({ nickname: 'R' }), [lost], 'stored', anew],
])('%s', (_, form, unanswered, stored, key) => {
  expect(attemptOf(form, unanswered, stored).key).toMatch(key)
})
