import { describe, expect, it } from 'vitest'
import { ruleOf } from '../route/routes.rules.ts'
import { activeTab, tabs } from './tabs.rules.ts'

describe('the tab bar', () => {
  it('leads to pages that exist, in the order of the specification', () => {
    expect(tabs.map(({ to }) => to)).toEqual([
      '/m/home',
      '/m/activity',
      '/m/affiliate',
      '/m/voucherCenter',
      '/m/member/home',
    ])
    expect(tabs.filter(({ to }) => !ruleOf(to))).toEqual([])
  })

  it.each([
    ['/', '/m/home'],
    ['/m/index.html', '/m/home'],
    ['/M/ACTIVITY', '/m/activity'],
    ['/m/activity/signIn', '/m/activity'],
    ['/m/vouchercenter', '/m/voucherCenter'],
    ['/m/member/benefits', '/m/member/home'],
    ['/m/hot', undefined],
    ['/m/activityDetail', '/m/activity'],
  ])('at %s lights %s', (path, to) => {
    expect(activeTab(path)?.to).toBe(to)
  })
})
