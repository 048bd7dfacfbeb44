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

it.each([2, 3])('each of %i banners stands for five seconds of the round', async (count) => {
  platform({})
  const glide = vi.spyOn(Element.prototype, 'animate').mockReturnValue(new Animation())
  const ids = Array.from({ length: count }, (_, place) => String(place))
  await visit(<BannerSlides banners={ids.map(banner)} />)
  const rounds = glide.mock.calls.map(([, timing]) => timing)
  expect(rounds).toEqual(ids.map(() => ({ duration: count * 5000, iterations: Infinity })))
})
