import { describe, expect, it } from 'vitest'
import {
  type KnownHosts,
  type MeasuredTarget,
  barLengthOf,
  speedOf,
  targetsOf,
  verdictOf,
} from './connection.rules.ts'

const page = { origin: 'https://mela.example', host: 'mela.example', hostname: 'mela.example' }
const local = { origin: 'http://localhost:4173', host: 'localhost:4173', hostname: 'localhost' }
const nothing = { lines: [], imageHosts: [], speedTest: '' }
const addresses = (known: Partial<KnownHosts>, at = page) =>
  targetsOf({ ...nothing, ...known }, at).map(
    ({ kind, name, address }) => `${kind} ${name} ${address}`,
  )

describe('what is measured', () => {
  it('is this address, its picture host and every other line, with the platform’s own test', () => {
    expect(
      addresses({
        lines: [
          'https://mela.example/',
          'https://m2.mela.example',
          'https://m2.mela.example/m/home',
        ],
        imageHosts: ['https://img.mela.example/a/', '/cdn/1', 'https://mela.example/cdn/2/'],
        speedTest: 'https://speed.example/wps/system/speed?x=1',
      }),
    ).toEqual([
      'here mela.example https://mela.example/wps/system/speed?x=1',
      'line m2.mela.example https://m2.mela.example/wps/system/speed?x=1',
      'pictures 1 https://mela.example/cdn/1/',
      'pictures 2 https://mela.example/cdn/2/',
    ])
  })

  it('is this address alone when the platform names no others', () => {
    expect(addresses({})).toEqual(['here mela.example https://mela.example/merchant.json'])
  })

  it.each([
    'http://m2.mela.example',
    'javascript:alert(1)',
    '//m2.mela.example',
    'https://user:secret@m2.mela.example',
    'http://127.0.0.1:4173',
    '',
    '__proto__',
    'https://%E0%A4%A/',
  ])('%j is not a line', (line) => {
    expect(addresses({ lines: [line] })).toHaveLength(1)
  })

  it('includes another loopback address when this page is on one', () => {
    const lines = ['http://127.0.0.1:4173', 'http://m2.mela.example']
    expect(addresses({ lines }, local)).toEqual([
      'here localhost:4173 http://localhost:4173/merchant.json',
      'line 127.0.0.1:4173 http://127.0.0.1:4173/merchant.json',
    ])
  })

  it('has a limit, and skips invalid test addresses', () => {
    const lines = Array.from({ length: 99 }, (_, n) => `https://m${n}.mela.example`)
    expect(addresses({ lines, speedTest: 'mailto:x@y' })).toHaveLength(9)
  })
})

const row = (
  kind: MeasuredTarget['kind'],
  ms: MeasuredTarget['ms'],
  name: string = kind,
): MeasuredTarget => ({
  id: name,
  kind,
  name,
  origin: `https://${name}`,
  address: `https://${name}/x`,
  ms,
})

describe('the verdict', () => {
  it.each<[string, MeasuredTarget[], object]>([
    ['nothing yet', [row('here', 90), row('line', undefined)], { kind: 'pending' }],
    ['that this is the fastest', [row('here', 90), row('line', 120)], { kind: 'fastest' }],
    [
      'that a small difference does not matter',
      [row('here', 100), row('line', 85)],
      { kind: 'fastest' },
    ],
    [
      'that a few milliseconds do not matter',
      [row('here', 20), row('line', 5)],
      { kind: 'fastest' },
    ],
    ['nothing of pictures', [row('here', 90), row('pictures', 5)], { kind: 'fastest' }],
    ['that nothing answers', [row('here', null), row('line', null)], { kind: 'silent' }],
    ['that the only one answers', [row('here', 90), row('line', null)], { kind: 'fastest' }],
  ])('%s', (_, rows, said) => expect(verdictOf(rows)).toEqual(said))

  it('names the fastest line', () => {
    const rows = [
      row('here', 300),
      row('line', 200, 'a'),
      row('line', 80, 'b'),
      row('line', null, 'c'),
    ]
    expect(verdictOf(rows)).toMatchObject({
      kind: 'better',
      line: { name: 'b' },
      isHereSilent: false,
    })
  })

  it('says that the phone is online when only others answer', () => {
    const rows = [row('here', null), row('pictures', 80)]
    expect(verdictOf(rows)).toEqual({ kind: 'hereSilent' })
  })

  it('names the line that still answers', () => {
    const rows = [row('here', null), row('line', 900, 'a')]
    expect(verdictOf(rows)).toMatchObject({
      kind: 'better',
      line: { name: 'a' },
      isHereSilent: true,
    })
  })
})

it('a bar is proportional to the slowest, with a minimum', () => {
  const rows = [row('here', 50), row('line', 200), row('line', null), row('line', undefined)]
  expect([50, 200, 1].map((ms) => barLengthOf(ms, rows))).toEqual([25, 100, 3])
})

it.each([
  [149, 'good'],
  [150, 'fair'],
  [500, 'slow'],
])('%d ms are %s', (ms, speed) => expect(speedOf(ms)).toBe(speed))
