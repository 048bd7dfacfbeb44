import { describe, expect, it } from 'vitest'
import { withCards } from './cards.ts'
import { twaManifestOf, webClipOf } from './stores.ts'

const origin = 'https://mela.example'
const date = '2026-01-01T00:00:00.000Z'
const manifest = {
  name: 'মেলা & "Mela"',
  short_name: 'মেলা',
  lang: 'bn',
  start_url: '/m/home',
  theme_color: '#171A2E',
  background_color: '#0F1120',
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  share_target: { action: '/m/share', method: 'GET', params: { text: 'text' } },
  screenshots: [{ src: '/screenshots/home-wide.png', form_factor: 'wide' }],
  shortcuts: [{ name: 'জনপ্রিয় গেমের তালিকা', url: '/m/hot', icons: [{ src: '/icons/hot.png' }] }],
}

describe('the Android app', () => {
  it('is of the operator’s site', () => {
    expect(twaManifestOf({ origin, manifest, date }, 'example.mela')).toMatchObject({
      host: 'mela.example',
      packageId: 'example.mela',
      startUrl: '/m/home',
      appVersion: date.slice(0, 10),
      iconUrl: 'https://mela.example/icons/icon-512.png',
      shortcuts: [{ url: 'https://mela.example/m/hot', shortName: 'জনপ্রিয় গেম' }],
    })
  })

  it('receives shared content, and opens no second window', () => {
    expect(twaManifestOf({ origin, manifest, date }, 'example.mela')).toMatchObject({
      shareTarget: {
        action: 'https://mela.example/m/share',
        method: 'GET',
        params: { text: 'text' },
      },
      launchHandlerClientMode: 'focus-existing',
    })
  })

  it('has a higher version code with each release', () => {
    const codeAt = (day: string) =>
      twaManifestOf({ origin, manifest, date: day }, 'example.mela').appVersionCode
    expect(codeAt('2026-01-01T00:01:00.000Z')).toBe(codeAt(date) + 1)
  })

  it.each([
    [{ theme_color: 'red' }, /red/],
    [{ short_name: 'm'.repeat(31) }, /30/],
    [{ start_url: 'm/home' }, /\//],
  ])('refuses %j', (change, why) => {
    const wrong = { ...manifest, ...change }
    expect(() => twaManifestOf({ origin, manifest: wrong, date }, 'example.mela')).toThrow(why)
  })
})

describe('the profile for an iPhone', () => {
  const profileOf = (site: string) => webClipOf({ origin: site, manifest }, Buffer.from('icon'))

  it('opens the site from its icon', () => {
    const profile = profileOf(origin)
    expect(profile).toContain('<key>URL</key><string>https://mela.example/m/home</string>')
    expect(profile).toContain('<key>Icon</key><data>aWNvbg==</data>')
    expect(profile).toContain('<string>example.mela.webclip</string>')
    expect(profile).toContain('মেলা &amp; "Mela"')
  })

  it('replaces only itself when installed again', () => {
    const ids = (site: string) =>
      [...profileOf(site).matchAll(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/g)].map(([id]) => id)
    expect(new Set([...ids(origin), ...ids(origin), ...ids('https://other.example')]).size).toBe(4)
  })
})

it('the meta tags are in the head, whatever the name contains', () => {
  const html = withCards('<head><meta name="description" content="Games"></head>', origin, manifest)
  expect(html).toContain('<meta property="og:title" content="মেলা &amp; &quot;Mela&quot;">')
  expect(html).toContain('<meta property="og:locale" content="bn_BD">')
  expect(html).toContain('content="https://mela.example/screenshots/home-wide.png"')
  expect(html).toContain('<meta name="description" property="og:description" content="Games">')
  const unpictured = withCards(html, origin, { ...manifest, screenshots: [] })
  expect(unpictured).toContain('content="https://mela.example/icons/icon-512.png"')
  expect(() => withCards('<body>', origin, manifest)).toThrow('no <meta')
})
