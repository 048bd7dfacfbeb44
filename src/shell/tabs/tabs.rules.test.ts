import { describe, expect, it } from 'vitest'
import { activeTab, tabs } from './tabs.rules.ts'

describe('the tab bar', () => {
  it('leads to its pages in the order of the specification', () => {
    expect(tabs.map(({ to }) => to)).toEqual([
      '/m/home',
      '/m/activity',
      '/m/affiliate',
      '/m/voucherCenter',
      '/m/member/home',
    ])
  })

  it('lights home at every address of home', () => {
    expect(activeTab('/m/index.html', true)?.to).toBe('/m/home')
  })

  it.each([
    ['/M/ACTIVITY', '/m/activity'],
    ['/m/activity/signIn', '/m/activity'],
    ['/m/vouchercenter', '/m/voucherCenter'],
    ['/m/member/benefits', '/m/member/home'],
    ['/m/hot', undefined],
    ['/m/activityDetail', '/m/activity'],
  ])('at %s lights %s', (path, to) => {
    expect(activeTab(path, false)?.to).toBe(to)
  })
})
