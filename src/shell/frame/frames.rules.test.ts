import { expect, it } from 'vitest'
import { frameFor, screenFor } from './frames.rules.ts'

it.each([
  ['/', 'home'],
  ['/m', 'home'],
  ['/m/', 'home'],
  ['/m/index', 'home'],
  ['/m/index.html', 'home'],
  ['/m/home', 'home'],
  ['/M/Home', 'home'],
  ['/m/gameLobbyCenter', 'lobby'],
  ['/m/hot', 'lobby'],
  ['/m/login', 'form'],
  ['/m/login/', 'form'],
  ['/m/register', 'form'],
  ['/m/register.html', 'form'],
  ['/m/launchGame', 'game'],
  ['/m/help', 'band'],
  ['/m/notice', 'band'],
  ['/m/providers', 'band'],
  ['/m/app', 'band'],
  ['/m/appDownload', 'band'],
  ['/m/activity', 'activity'],
  ['/m/activity/', 'activity'],
  ['/m/activity/signIn', 'page'],
  ['/m/helpDetail', 'page'],
  ['/m/webEmail', 'page'],
  ['/m/homeward', 'page'],
  ['/elsewhere', 'page'],
])('%s is painted as %s', (path, frame) => {
  expect(frameFor(path)).toBe(frame)
})

it.each([
  ['/m/home', '?pageType=list', 'list'],
  ['/', '?lang=EN&pageType=list&gameType=RNG', 'list'],
  ['/m/home', '?pageType=lists', 'home'],
  ['/m/home', '?find=pageType', 'home'],
  ['/m/hot', '?pageType=list', 'lobby'],
])('%s%s is painted as %s', (path, search, frame) => {
  expect(frameFor(path, search)).toBe(frame)
})

it.each([
  ['/m/home', '', 'home'],
  ['/m/home', '?pageType=list', 'list'],
  ['/m/login', '', 'form'],
  ['/m/Register', '?affiliateCode=A', 'register'],
  ['/m/help', '', 'page'],
  ['/m/activity', '?type=GAME', 'page'],
  ['/m/service', '', 'page'],
])('%s%s fetches ahead as %s', (path, search, screen) => {
  expect(screenFor(path, search)).toBe(screen)
})
