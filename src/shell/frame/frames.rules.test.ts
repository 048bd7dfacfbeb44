import { expect, it } from 'vitest'
import { frameFor } from './frames.rules.ts'

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
  ['/m/launchGame', 'game'],
  ['/m/notice', 'page'],
  ['/m/homeward', 'page'],
  ['/elsewhere', 'page'],
])('%s is painted as %s', (path, frame) => {
  expect(frameFor(path)).toBe(frame)
})
