import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isCachedCall } from './dataCache.rules.ts'
import { isPicture, pictureKey } from './pictures/pictures.rules.ts'
import { isIntact, isOwnPage, mayRun, notOurs, usesFirebase } from './precache.rules.ts'

const own = 'http://localhost:4173'

describe('what the worker caches', () => {
  it.each([
    { path: '/lgw/game/list?pageNo=1', isExpected: true },
    { path: '/wps/announcement/list?types=B', isExpected: true },
    { path: '/lgw/game/list?gameName=ganges', isExpected: false },
    { path: '/wps/announcement/list?flush=1&types=B', isExpected: false },
    { path: '/wps/announcement/read', isExpected: false },
    { path: '/wps/member/info', isExpected: false },
    { path: '/lgw/game/hot', method: 'POST', isExpected: false },
    { path: '/lgw/game/hot', token: 't', isExpected: false },
    { path: '/lgw/game/list?x=1', mode: 'navigate', isExpected: false },
  ])('$method $mode $path: $isExpected', (given) => {
    const { path, method = 'GET', mode = 'cors', token, isExpected } = given
    const headers = new Headers(token ? { Token: token } : {})
    expect(isCachedCall(new URL(path, own), { method, mode, headers })).toBe(isExpected)
  })

  it('is nothing of another origin', () => {
    const request = { method: 'GET', mode: 'cors', headers: new Headers() }
    expect(isCachedCall(null, request)).toBe(false)
  })
})

it('knows a picture by the same name on every image host', () => {
  expect(pictureKey(`${own}/cdn/1/games/7.webp`)).toBe(pictureKey(`${own}/cdn/2/games/7.webp`))
  expect(pictureKey('https://img1.mela.example/7.webp')).toBe(
    pictureKey('https://img22.mela.example/7.webp'),
  )
  expect(pictureKey(`${own}/cdn/1/games/7.webp`)).not.toBe(pictureKey(`${own}/cdn/1/games/8.webp`))
})

it.each([
  { path: '/cdn/1/a.webp', isOwn: true, mode: 'no-cors', isTaken: true },
  { path: '/icons/a.png', isOwn: true, mode: 'no-cors', isTaken: false },
  { path: '/a.webp', isOwn: false, mode: 'cors', isTaken: true },
  { path: '/a.webp', isOwn: false, mode: 'no-cors', isTaken: false },
])('handles pictures whose answer it can read: $path $mode', ({ path, isOwn, mode, isTaken }) => {
  expect(isPicture(new URL(path, own), isOwn, { destination: 'image', mode })).toBe(isTaken)
})

it.each([
  { path: '/m/home', isOurs: true },
  { path: '/M/Index.html', isOurs: true },
  { path: '/wps/system/status', isOurs: false },
  { path: '/sandbox/ready', isOurs: false },
  { path: '/lgw/game/launch', isOurs: false },
  { path: '/unsupported.html', isOurs: false },
  { path: '/.well-known/change-password', isOurs: false },
  { path: '/app/mela.mobileconfig', isOurs: false },
  { path: '/m/gameLobbyCenter?gameCategory=RNG&minBet=0.5', isOurs: true },
  { path: '/m/gameLobbyCenter?find=mr.bean', isOurs: true },
  { path: '/m/home?next=/m/a.b?c', isOurs: true },
  { path: '/m/index.html?lang=EN', isOurs: true },
  { path: '/m/home?next=/wps/x', isOurs: true },
  { path: '/app/mela.mobileconfig?language=BN', isOurs: false },
  { path: '/app/mela.apk?v=1.html', isOurs: false },
  { path: '/a.html/mela.apk', isOurs: false },
  { path: '/lgw?x=1', isOurs: false },
  { path: '/wps/help/center?lang=EN', isOurs: false },
])('answers navigations of this site: $path', ({ path, isOurs }) => {
  expect(notOurs.every((pattern) => !pattern.test(path))).toBe(isOurs)
})

describe('a merchant’s page with Firebase', () => {
  const page = (merchant: object) =>
    `<script type="application/json" id="merchant">${JSON.stringify(merchant)}</script><p>"firebase":</p>`

  it('is recognised by its configuration, not by its text', () => {
    expect(usesFirebase(page({ merchantCode: 'm', firebase: { apiKey: 'k' } }))).toBe(true)
    expect(usesFirebase(page({ merchantCode: 'm' }))).toBe(false)
  })
})

it.each([
  { file: '/assets/app-1.js', status: 200, type: 'text/javascript', isFine: true },
  { file: '/assets/app-1.js', status: 200, type: 'text/html', isFine: false },
  { file: '/assets/app-1.js', status: 503, type: 'text/javascript', isFine: false },
  { file: '/index.html?__WB_REVISION__=1', status: 200, type: 'text/html', isFine: true },
  { file: '/fonts/a.woff2', status: 200, type: 'font/woff2', isFine: true },
  { file: '/fonts/a.woff2', status: 200, type: null, isFine: false },
])('accepts a file only with the right status and type: $file $status $type', (given) => {
  const headers = new Headers(given.type ? { 'Content-Type': given.type } : {})
  expect(isIntact(given.file, { status: given.status, headers })).toBe(given.isFine)
})

describe('the page of this release', () => {
  const published = { merchantCode: 'mela01', app: 'assets/app-1a2b3c4.js' }
  const [data, head] = ['{"merchantCode":"mela01"}', 'const theme = 1 < 2']
  const start = 'import("/assets/app-1a2b3c4.js")'
  const own = `<script type="application/json" id="merchant">${data}</script><script id="head">${head}</script><script id="start">${start}</script>`
  const jumbled = (html: string) =>
    html.replace(
      'type="application/json" id="merchant"',
      'id=merchant  data-cf="1"\ntype=application/json',
    )

  it.each([
    ['as it was published', own],
    ['with its attributes in another order, unquoted', jumbled(own)],
    ['with single quotes', own.replaceAll('"head"', "'head'")],
    ['in capitals', own.replaceAll('script', 'SCRIPT')],
    [
      'with an added script',
      `<script src="/cdn-cgi/beacon.js" defer></script>${own}<script>1</script>`,
    ],
    ['with a nonce', own.replaceAll('<script', '<script nonce="r4nd0m"')],
    ['with an explicit type', own.replaceAll('<script id', '<script type="text/javascript" id')],
  ])('is known %s', (_, html) => expect(isOwnPage(html, published)).toBe(true))

  it.each([
    ['a portal’s', '<!doctype html><h1>Free Wi-Fi</h1>'],
    ['an empty one', ''],
    ['another release’s', own.replace('1a2b3c4', 'zzzzzzz')],
    ['another merchant’s', own.replace('mela01', 'jonaki')],
    [
      'one whose scripts a proxy delays',
      own.replaceAll('<script id', '<script type="a1-text/javascript" id'),
    ],
    ['one without its last script', own.replace(/<script id="start">.*/, '')],
    ['one that is truncated', own.slice(0, own.indexOf('</script><script id="start"'))],
    ['one with broken data', own.replace('{"', '{')],
  ])('is not %s', (_, html) => expect(isOwnPage(html, published)).toBe(false))

  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const policy = `default-src 'none'; script-src 'self' ${hash(head)} ${hash(start)}`

  it.each([
    ['it was published with', policy, own, true],
    ['it was published with, its tags rewritten', policy, jumbled(own), true],
    ['it was published with, but a script rewritten', policy, own.replace('1 < 2', '1<2'), false],
    ['of a host that sends none', null, own, true],
    ['without hashes', "default-src 'self'", own, true],
  ])('may run under the policy %s', async (_, sent, html, may) => {
    expect(await mayRun(html, sent)).toBe(may)
  })
})
