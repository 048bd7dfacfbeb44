import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Banner } from '#api/content/announcements.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { BannerSlides } from './BannerSlides.tsx'

setUp()

const banner = (id: string): Banner => ({
  id,
  title: `Banner ${id}`,
  text: '',
  picture: `/cdn/${id}.svg`,
  link: null,
  group: 'm_home',
})

/** Milliseconds until the page is idle. */
const untilIdle = 2000
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const current = () =>
  screen.getAllByText(/^Banner/).findIndex((title) => title.closest('[inert]') === null)

it.each([2, 3])('each of %i banners is shown for 5000 ms', async (count) => {
  vi.useFakeTimers()
  platform({})
  await visit(<BannerSlides banners={Array.from({ length: count }, (_, id) => banner(`${id}`))} />)
  await pass(untilIdle)
  await act(() => vi.dynamicImportSettled())
  for (let turn = 0; turn <= count; turn += 1) {
    expect(current()).toBe(turn % count)
    await pass(4999)
    expect(current()).toBe(turn % count)
    await pass(1)
  }
})
