import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { lotteryAnswers, vnMenu } from '#features/lottery/lottery.testing.ts'
import { LotteryPurpose } from './LotteryPurpose.tsx'

setUp()
beforeEach(() => void platform({ ...lotteryAnswers, '/lgw/elottery/menu': () => vnMenu }))

it('names the lottery that the login is for, in its language', async () => {
  await visit(<LotteryPurpose code="padma3" />)
  expect(await screen.findByText('Game padma3')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to play Game padma3')
})

it.each([null, 'unknown'])('has a text for %s, too', async (code) => {
  await visit(<LotteryPurpose code={code} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to play the lottery')
})
