import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { watchLinks } from '#ui/html/linkWatch.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { StoreLink } from './StoreLink.tsx'

setUp()
beforeEach(() => void platform({}))

it('a tap on a store link before the app is ready waits for the confirmation', async () => {
  await visit(<StoreLink url="https://play.google.com/store/apps/details?id=mela" isFirst />)
  const link = screen.getByRole('link', { name: 'Open the store' })
  expect(fireEvent.click(link)).toBe(false)
  const asked = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', asked)
  const unwatch = watchLinks()
  expect(asked).toHaveBeenCalledOnce()
  document.removeEventListener('click', asked)
  unwatch()
})

it.each(['javascript:alert(1)', 'http://play.google.com/', '//play.google.com/'])(
  'does not open %s',
  async (url) => {
    await visit(<StoreLink url={url} isFirst />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  },
)
