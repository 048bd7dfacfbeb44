import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { AndroidMethod } from './AndroidMethod.tsx'

setUp()
beforeEach(() => void platform({}))

const file = { kind: 'file', facts: null } as const

it('a package without an address says so on tap, and opens nothing', async () => {
  await visit(<AndroidMethod file={{ ...file, url: null }} isFirst />)
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Download for Android' }))
  expect(isFollowed).toBe(false)
  expect(toasts().at(-1)).toBe('fail: The requested url is empty')
})

it('a package of this site is downloaded', async () => {
  await visit(<AndroidMethod file={{ ...file, url: '/files/mela.apk' }} isFirst />)
  const link = screen.getByRole('link', { name: 'Download for Android' })
  expect(link).toHaveAttribute('href', '/files/mela.apk')
  expect(fireEvent.click(link)).toBe(true)
})
