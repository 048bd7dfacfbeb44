import { expect, it, vi } from 'vitest'
import { launch } from './launch.ts'

it.each([
  { isWrapper: true, webClip: '1', isStandalone: true, method: 'APP' },
  { isWrapper: true, webClip: '1', isStandalone: false, method: 'APP' },
  { isWrapper: true, webClip: '0', isStandalone: true, method: 'APP' },
  { isWrapper: true, webClip: '0', isStandalone: false, method: 'APP' },
  { isWrapper: true, webClip: null, isStandalone: true, method: 'APP' },
  { isWrapper: true, webClip: null, isStandalone: false, method: 'APP' },
  { isWrapper: false, webClip: '1', isStandalone: true, method: 'WEBCLIP' },
  { isWrapper: false, webClip: '1', isStandalone: false, method: 'WEBCLIP' },
  { isWrapper: false, webClip: '0', isStandalone: true, method: 'PWA' },
  { isWrapper: false, webClip: '0', isStandalone: false, method: 'H5' },
  { isWrapper: false, webClip: null, isStandalone: true, method: 'PWA' },
  { isWrapper: false, webClip: null, isStandalone: false, method: 'H5' },
])('wrapper $isWrapper, web clip $webClip, standalone $isStandalone: $method', (signs) => {
  const { isWrapper, webClip, isStandalone, method } = signs
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(isWrapper ? 'MelaApp/1' : 'Chrome/138')
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }))
  localStorage.clear()
  if (webClip) localStorage.setItem('WEBCLIP', webClip)
  expect(launch()).toBe(method)
})
