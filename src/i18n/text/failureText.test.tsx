import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { codes } from '#api/codes.ts'
import { inEnglish } from '#testing/inEnglish.tsx'
import { useFailureText } from './failureText.ts'
import './failureText.forms.ts'
import './failureText.money.ts'

type Failed = Parameters<ReturnType<typeof useFailureText>>[0]
const Sentence = (failed: Failed) => useFailureText()(failed)

const say = (kind: Failed['kind'], code: string | null = null) =>
  render(<Sentence kind={kind} code={code} />, inEnglish)

describe('the sentence for a failure', () => {
  it.each(codes)('exists for the code %s', (code) => {
    say('refused', code)
    expect(screen.queryByText('Unknown error')).toBeNull()
  })

  it.each([
    ['signedOut', 'session_expired', 'The account has been logged out, please log in again'],
    ['refused', 'captcha_wrong', 'Verification code error'],
    ['refused', 'free_reject', 'Please login an actual account to use this function'],
    ['busy', 'maintenance', 'System upgrading, please try again later'],
    ['refused', 'turnover_left', 'You still have turnover to complete before you can withdraw'],
    ['refused', 'limit_loss', 'You have reached your own loss limit'],
    ['refused', null, 'Unknown error'],
    ['refused', 'constructor', 'Unknown error'],
    ['refused', 'E-7781', 'Unknown error'],
    ['malformed', null, 'Loading failed, click to retry'],
    ['signedOut', null, 'You are not logged in, please login first'],
  ] as const)('%s with code %s reads "%s"', (kind, code, sentence) => {
    say(kind, code)
    expect(screen.getByText(sentence)).toBeInTheDocument()
  })

  it.each([
    [
      'unsent',
      'offline',
      'You are offline, so nothing was sent. Check your connection and try again.',
    ],
    ['once', 'malformed', /whether it worked.* try again\. Nothing is done twice\.$/],
    ['unsure', 'timeout', /whether it worked.* try again\.$/],
  ] as const)('of a write that is %s (%s) reads %s', (lost, kind, sentence) => {
    render(<Sentence kind={kind} code={null} lost={lost} />, inEnglish)
    expect(screen.getByText(sentence)).toBeInTheDocument()
  })

  it.each([
    [false, 'You are offline. Check your connection and try again.'],
    [true, 'We cannot be reached. Check your connection, or try again in a moment.'],
  ])('without an answer, online: %s, reads "%s"', (onLine, sentence) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    say('offline')
    expect(screen.getByText(sentence)).toBeInTheDocument()
  })
})
