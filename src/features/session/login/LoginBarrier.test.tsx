import { createRootRoute } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showRoutes } from '#testing/routes.tsx'
import '#testing/inEnglish.tsx'
import { LoginBarrier } from './LoginBarrier.tsx'

const Page = () => (
  <LoginBarrier>
    <button type="button">Sign in</button>
  </LoginBarrier>
)

const show = () => showRoutes(createRootRoute({ component: Page }), '/?next=%2Fm%2Ffav')
const form = () => screen.queryByRole('button', { name: 'Sign in' })

it('shows only the form when signing in is possible', async () => {
  await show()
  expect(form()).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('on plain http shows a sentence and the https address in place of the form', async () => {
  vi.stubGlobal('isSecureContext', false)
  await show()
  expect(screen.getByRole('heading', { name: /^This connection is not encrypted/ })).toBeVisible()
  const secure = `https://${location.host}/?next=%2Fm%2Ffav`
  expect(screen.getByRole('link')).toHaveAttribute('href', secure)
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('says that cookies are blocked before the form is filled in', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { cookieEnabled: { value: false } }))
  await show()
  expect(screen.getByRole('alert')).toHaveTextContent('This browser blocks cookies')
  expect(form()).toBeVisible()
})
