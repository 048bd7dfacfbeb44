import { describe, expect, it } from 'vitest'
import type { Banner } from '#api/content/announcements.ts'
import { dependsOnLive, homeBanners } from './banners.rules.ts'

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
