import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'
import { LoginHeading } from './LoginHeading.tsx'

setUp()

it.each([
  [{}, null, 'Welcome to মেলা'],
  [{}, 'rememberedLogin', 'Welcome back'],
  [{}, 'rememberedNumber', 'Welcome back'],
  [{ next: '/m/voucherCenter' }, 'rememberedLogin', 'Sign in to deposit'],
  [{ next: '/m/withdraw' }, null, 'Sign in to withdraw'],
])('for %j, with a stored login: %s, says %s', async (wanted, stored, words) => {
  if (stored) localStorage.setItem(stored, '{}')
  await visit(<LoginHeading wanted={wanted} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words)
})
