import { expect, it } from 'vitest'
import { auditFaultsOf } from './faults.rules.ts'
import type { AuditRow } from './measure.ts'

const row = (screen: string, changed: Partial<AuditRow> = {}): AuditRow => ({
  screen,
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  'FCP ms': 800,
  'LCP ms': 900,
  'LCP × plain': 1,
  CLS: 0,
  'TBT ms': 0,
  'TBT × shell': 0,
  ...changed,
})

const quiet = [row('plain'), row('shell', { 'TBT ms': 40, accessibility: 80 })]
const noisy = [row('plain', { 'TBT ms': 31 }), row('shell', { 'TBT ms': 40 })]
const noise = "The machine is too noisy to judge times: the plain page's TBT is 31 ms (30)"

it.each<[string, readonly AuditRow[], readonly string[]]>([
  ['all hold', [...quiet, row('home', { 'TBT ms': 150 })], []],
  ['a score', [...quiet, row('help', { seo: 99 })], ['help: seo 99 (100)']],
  [
    'the first paint',
    [...quiet, row('help', { 'LCP × plain': 1.3 })],
    ['help: LCP × plain 1.3 (1.25)'],
  ],
  ['blocked longer', [...quiet, row('home', { 'TBT ms': 151 })], ['home: TBT 151 ms (150)']],
  [
    'the shell takes long, too',
    [row('plain'), row('shell', { 'TBT ms': 100 }), row('home', { 'TBT ms': 250 })],
    [],
  ],
  [
    'points under the shell',
    [row('plain'), row('shell'), row('login', { performance: 94 })],
    ['login: performance 94 (98)', 'login: performance 94 (95)'],
  ],
  ['no other screen is compared', [...quiet, row('help', { 'TBT ms': 900 })], []],
  ['a noisy machine', [...noisy, row('home', { performance: 50, 'TBT ms': 900 })], [noise]],
  ['unchanged values', [...noisy, row('home', { seo: 90 })], [noise, 'home: seo 90 (100)']],
])('judges %s', (_, rows, faults) => {
  expect(auditFaultsOf(rows, () => 1.25)).toEqual(faults)
})
