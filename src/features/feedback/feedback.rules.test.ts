import { describe, expect, it } from 'vitest'
import { captchaPlaces } from '#api/account/verification.ts'
import { faultsOf, placesOf } from '#net/form/faults.ts'
import { type FeedbackForm, feedbackForm } from './feedback.rules.ts'

const good: FeedbackForm = { type: 'deposit', content: 'x'.repeat(20), captcha: '1234' }

describe('a feedback', () => {
  it.each<[string, Partial<FeedbackForm>, object]>([
    ['complete', {}, {}],
    ['about something else', { type: 'other' }, {}],
    ['without a type', { type: -1 }, { type: 'missing' }],
    ['a character short', { content: 'x'.repeat(19) }, { content: 'malformed' }],
    ['short without its spaces', { content: `x${' '.repeat(40)}` }, { content: 'malformed' }],
    ['of 19 Bengali graphemes', { content: 'কি'.repeat(19) }, { content: 'malformed' }],
    ['of 20 Bengali graphemes', { content: 'কি'.repeat(20) }, {}],
    ['of 200', { content: 'কি'.repeat(200) }, {}],
    ['of 201', { content: 'কি'.repeat(201) }, { content: 'tooLong' }],
    ['of a book', { content: 'x'.repeat(5000) }, { content: 'tooLong' }],
    ['without a code', { captcha: '' }, { captcha: 'missing' }],
    ['with spaces around the code', { captcha: ' 1234 ' }, {}],
    ['with a code of letters', { captcha: '12a' }, { captcha: 'malformed' }],
    ['with a code too long', { captcha: '1234567' }, { captcha: 'malformed' }],
    [
      'empty',
      { type: -1, content: '', captcha: '' },
      { type: 'missing', content: 'missing', captcha: 'missing' },
    ],
  ])('%s', (_, change, faults) => {
    expect(faultsOf(feedbackForm('member', true), { ...good, ...change })).toEqual(faults)
  })

  it('needs no captcha when the merchant has none', () => {
    expect(faultsOf(feedbackForm('member', false), { ...good, captcha: '' })).toEqual({})
    expect(faultsOf(feedbackForm('member', false), { ...good, type: -1 })).toEqual({
      type: 'missing',
    })
  })

  it.each([
    ['captcha_wrong', ['captcha']],
    ['captcha_required', ['captcha']],
    ['too_many', []],
    [null, []],
  ])('refused with %s shows it at: %s', (code, fields) => {
    expect(placesOf({ code, details: null }, captchaPlaces)).toEqual(fields)
  })
})
