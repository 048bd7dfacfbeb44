import { afterEach, describe, expect, it, vi } from 'vitest'

const own = 'https://mela.example'

async function platformAt(wps: string, lgw: string) {
  vi.resetModules()
  vi.stubEnv('PLATFORM_WPS', wps)
  vi.stubEnv('PLATFORM_LGW', lgw)
  return import('./platform.ts')
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe.each([
  ['under the site’s own origin', '', '', `${own}/wps/wallet?a=1`, `${own}/lgw/game/hot`],
  [
    'at another origin with other paths',
    'https://platform.example/api/wps',
    'https://platform.example/games',
    'https://platform.example/api/wps/wallet?a=1',
    'https://platform.example/games/game/hot',
  ],
  [
    'at other paths of the site',
    '/api/wps',
    '/api/lgw',
    `${own}/api/wps/wallet?a=1`,
    `${own}/api/lgw/game/hot`,
  ],
])('a platform %s', (_, wps, lgw, wallet, hot) => {
  it('is called at its origin', async () => {
    const { onPlatform } = await platformAt(wps, lgw)
    expect(new URL(onPlatform('/wps/wallet?a=1'), own).href).toBe(wallet)
    expect(new URL(onPlatform('/lgw/game/hot'), own).href).toBe(hot)
    expect(onPlatform('/assets/app.js')).toBe('/assets/app.js')
  })

  it('is known by its URLs', async () => {
    const { callOf } = await platformAt(wps, lgw)
    expect(callOf(new URL(wallet), own)?.href).toBe(`${own}/wps/wallet?a=1`)
    expect(callOf(new URL(hot), own)?.href).toBe(`${own}/lgw/game/hot`)
  })

  it('is at no other origin', async () => {
    const { callOf } = await platformAt(wps, lgw)
    for (const other of ['https://evil.example/wps/wallet', 'https://platform.example/wpsx/wallet'])
      expect(callOf(new URL(other), own)).toBeNull()
  })
})
