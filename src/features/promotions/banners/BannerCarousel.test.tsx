import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchLinks } from '#ui/html/linkWatch.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { BannerCarousel, dependsOnLive, homeBanners } from './BannerCarousel.tsx'
import { NewGameBanners } from './GroupBanners.tsx'
import type { Banner } from '#api/content/announcements.ts'

const banner = (id: number, groupName: string, link?: string) => ({
  id,
  url: `/cdn/${id}.svg`,
  groupName,
  title: `Banner ${id}`,
  text: 'Words',
  ...(link && { link }),
})
let banners: unknown[]
let models: () => unknown
let whitelabel: Record<string, boolean>
let asked: readonly string[]

setUp()
beforeEach(() => {
  whitelabel = {}
  models = () => ({ list: [{ modelId: 1, modelName: 'Anika' }] })
  asked = platform({
    '/lgw/live/models': () => models(),
    '/wps/announcement/list': () => ({ banners }),
    '/wps/system/status': () => ({ serverTime: 0, info: { whitelabel } }),
  })
})

describe('the banners of new games', () => {
  it('are of their own group, requested by name', async () => {
    banners = [banner(1, 'm_home'), banner(2, 'm_newgame'), banner(3, 'm_newgame')]
    await visit(<NewGameBanners />)
    expect(await screen.findByText('Banner 2')).toBeInTheDocument()
    expect(screen.getByText('Banner 3')).toBeInTheDocument()
    expect(screen.queryByText('Banner 1')).not.toBeInTheDocument()
    const asks = asked.filter((line) => line.includes('/announcement/'))
    expect(asks.join()).toMatch(/groupName=m_newgame.*types=B$/)
  })

  it('take no place when there are none', async () => {
    banners = [banner(1, 'm_home')]
    await visit(<NewGameBanners />)
    await waitFor(() => expect(document.querySelector('body > div')).toBeEmptyDOMElement())
  })
})

describe('the banners of home', () => {
  it('include those of the live tables, and no others', async () => {
    banners = [banner(1, 'm_home'), banner(2, 'm_live'), banner(3, 'm_reg'), banner(4, 'm_newgame')]
    await visit(<BannerCarousel />)
    expect(await screen.findByText('Banner 2')).toBeInTheDocument()
    expect(screen.getByText('Banner 1')).toBeInTheDocument()
    expect(screen.queryByText('Banner 3')).not.toBeInTheDocument()
    expect(screen.queryByText('Banner 4')).not.toBeInTheDocument()
  })

  it.each([
    ['when no model is presenting', () => ({ list: [] })],
    ['when the platform has no models', () => new Refused(404, 'not_found')],
  ])('leave the live tables out %s, whatever the chat setting', async (_, answer) => {
    models = answer
    whitelabel = { CBS3: true }
    banners = [banner(1, 'm_home'), banner(2, 'm_live')]
    await visit(<BannerCarousel />)
    await screen.findByText('Banner 1')
    await vi.waitUntil(() => asked.some((call) => call.includes('/lgw/live/models')))
    expect(screen.queryByText('Banner 2')).not.toBeInTheDocument()
  })

  it.each([
    ['a page of this site', '/m/hot', '/m/hot'],
    ['another site', 'https://strange.example/a', 'https://strange.example/a'],
  ])('link to %s', async (_, link, href) => {
    banners = [banner(1, 'm_home', link)]
    await visit(<BannerCarousel />)
    expect(await screen.findByRole('link')).toHaveAttribute('href', href)
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['an open door', 'http://strange.example'],
    ['data', 'data:text/html,hi'],
    ['a disguised host', '//strange.example'],
  ])('never link to %s', async (_, link) => {
    banners = [banner(1, 'm_home', link)]
    await visit(<BannerCarousel />)
    await screen.findByText('Banner 1')
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it.each(['click', 'auxclick'])(
    'open nothing before the app handles links, by %s, and then once',
    async (press) => {
      banners = [banner(1, 'm_home', 'https://strange.example/a')]
      await visit(<BannerCarousel />)
      const link = await screen.findByRole('link')
      const pressed = new MouseEvent(press, { bubbles: true, cancelable: true })
      expect(fireEvent(link, pressed), 'the browser follows it').toBe(false)
      const gate = vi.fn<(event: Event) => void>((event) => event.preventDefault())
      document.addEventListener('click', gate)
      const unwatch = watchLinks()
      expect(gate).toHaveBeenCalledOnce()
      fireEvent.click(link)
      expect(gate).toHaveBeenCalledTimes(2)
      unwatch()
      document.removeEventListener('click', gate)
    },
  )

  it('keep their text when the picture fails to load', async () => {
    banners = [banner(1, 'm_home')]
    await visit(<BannerCarousel />)
    await screen.findByText('Banner 1')
    const pictures = () => document.querySelector('img[src="/cdn/1.svg"]')
    const picture = await waitFor(() => {
      const found = pictures()
      if (!found) throw new Error('the picture is not asked for')
      return found
    })
    fireEvent.error(picture)
    await waitFor(() => expect(pictures()).toBeNull())
    // Its slide may be hidden for a moment when the carousel's code loads late.
    await waitFor(() => expect(screen.getByText('Banner 1')).toBeVisible())
  })
})

const bannerOf = (group: Banner['group']): Banner => ({
  id: group,
  group,
  picture: '',
  title: '',
  text: '',
  link: null,
})
const all = (['m_live', 'm_home', 'm_newgame', 'm_reg'] as const).map(bannerOf)

describe('the banners of home', () => {
  it.each([
    ['with live tables', true, ['m_live', 'm_home']],
    ['without live tables', false, ['m_home']],
  ])('%s', (_, hasLive, groups) => {
    expect(homeBanners(all, hasLive).map(({ group }) => group)).toEqual(groups)
  })

  it.each([
    [['m_home', 'm_live'], true],
    [['m_home', 'm_newgame'], false],
    [[], false],
  ] as const)('of %j request the live tables: %s', (groups, asks) => {
    expect(dependsOnLive(groups.map(bannerOf))).toBe(asks)
  })
})
