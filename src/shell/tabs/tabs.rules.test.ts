import { describe, expect, it } from 'vitest'
import { activeTab, tabs } from './tabs.rules.ts'

describe('the tab bar', () => {
  it('links its pages in the order of the specification', () => {
    expect(tabs.filter(({ isInRail }) => !isInRail).map(({ to }) => to)).toEqual([
      '/m/home',
      '/m/activity',
      '/m/affiliate',
      '/m/voucherCenter',
      '/m/member/home',
    ])
  })

  it('has two more entries in the rail of wide screens', () => {
    expect(tabs.flatMap(({ to, isInRail }) => (isInRail ? [to] : []))).toEqual([
      '/m/gameCenter',
      '/m/message',
    ])
  })

  it('marks the lobby on each of its lists', () => {
    expect(activeTab('/m/hot', 'lobby')?.to).toBe('/m/gameCenter')
  })

  it('marks home on every address of home', () => {
    expect(activeTab('/m/index.html', 'home')?.to).toBe('/m/home')
  })

  it.each([
    ['/M/ACTIVITY', '/m/activity'],
    ['/m/activity/signIn', '/m/activity'],
    ['/m/vouchercenter', '/m/voucherCenter'],
    ['/m/member/benefits', '/m/member/home'],
    ['/m/help', undefined],
    ['/m/message', '/m/message'],
    ['/m/webEmail', '/m/message'],
    ['/m/notice', '/m/message'],
    ['/m/activityDetail', '/m/activity'],
  ])('at %s marks %s', (path, to) => {
    expect(activeTab(path, 'page')?.to).toBe(to)
  })
})
