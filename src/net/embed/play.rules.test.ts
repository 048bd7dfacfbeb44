import { describe, expect, it } from 'vitest'
import { Failure } from '#net/failure.ts'
import { embedOrigin } from './origin.rules.ts'
import { type Play, type PlayEvent, initialPlay, nextPlay } from './play.rules.ts'

const launch = {
  url: 'https://games.example/play/1',
  ticket: 'a-ticket-of-sixteen',
  expiresAt: 60_000,
  name: 'Lantern Loot',
}
const launched: PlayEvent = { type: 'launched', launch }
const refused: PlayEvent = {
  type: 'failed',
  failure: { by: 'platform', failure: new Failure('refused', 'game_unavailable') },
}
const slow: PlayEvent = { type: 'slow' }
const retry: PlayEvent = { type: 'retry' }
const messageEvent = (
  message: Extract<PlayEvent, { type: 'message' }>['message'],
  at = 1000,
): PlayEvent => ({
  type: 'message',
  message,
  at,
})
const ready = messageEvent({ type: 'mela:ready' })
const opened = messageEvent({ type: 'mela:opened' })
const round = (open: boolean) => messageEvent({ type: 'mela:round', open })
const failure = messageEvent({ type: 'mela:failed', code: 'network' })

const after = (...events: PlayEvent[]): Play => events.reduce(nextPlay, initialPlay)

it.each([
  ['nothing', [], { phase: 'launching', attempt: 1, isSlow: false, isRoundOpen: false }],
  ['a launch', [launched], { phase: 'opening', launch }],
  ['a ready message', [launched, ready], { phase: 'opening', isTicketGiven: true }],
  ['a visible game', [launched, ready, opened], { phase: 'playing', openedAt: 1000 }],
  [
    'a second opening',
    [launched, opened, messageEvent({ type: 'mela:opened' }, 9)],
    { openedAt: 1000 },
  ],
  ['a refusal', [refused], { phase: 'failed', failure: { by: 'platform' } }],
  ['12 s without an answer', [slow], { phase: 'launching', isSlow: true }],
  ['12 s without a picture', [launched, slow], { phase: 'opening', isSlow: true }],
  ['a failure after 12 s', [launched, slow, failure], { phase: 'failed', isSlow: false }],
  ['a late start', [launched, slow, opened], { phase: 'playing', isSlow: false }],
  ['12 s of playing', [launched, opened, slow], { phase: 'playing', isSlow: false }],
  ['an open round', [launched, opened, round(true)], { isRoundOpen: true }],
  [
    'a settled round, reported twice',
    [launched, opened, round(true), round(false), round(false)],
    { isRoundOpen: false, rounds: 1 },
  ],
  [
    'a failure during a round',
    [launched, opened, round(true), failure],
    { phase: 'failed', isRoundOpen: false, failure: { by: 'embed', code: 'network' } },
  ],
  [
    'a second request for the ticket',
    [launched, ready, opened, ready],
    { phase: 'failed', failure: { by: 'embed', code: 'ticket_expired' } },
  ],
  ['a message after the failure', [launched, failure, opened], { phase: 'failed' }],
  ['a launch after the failure', [refused, launched], { phase: 'failed', launch: null }],
  [
    'another try',
    [launched, ready, failure, retry],
    { phase: 'launching', attempt: 2, launch: null, isTicketGiven: false, failure: null },
  ],
  [
    'a message about money',
    [launched, opened, messageEvent({ type: 'mela:balance' })],
    { phase: 'playing' },
  ],
  [
    'a request to deposit',
    [launched, opened, messageEvent({ type: 'mela:deposit' })],
    { phase: 'playing' },
  ],
  [
    'the game’s own exit',
    [launched, opened, messageEvent({ type: 'mela:exit' })],
    { phase: 'playing' },
  ],
] as const)('after %s', (_, events, expected) => expect(after(...events)).toMatchObject(expected))

describe('the origin of an embed', () => {
  it.each([
    ['https://games.example/play/1', ['https://games.example'], 'https://games.example'],
    ['https://games.example/play/1', ['games.example'], 'https://games.example'],
    ['http://localhost:4174/play/1', ['http://localhost:4174'], 'http://localhost:4174'],
    ['http://games.example/play/1', ['games.example'], null],
    ['https://games.example.evil.test/', ['games.example'], null],
    ['https://evil.test/?games.example', ['https://games.example'], null],
    ['javascript:alert(1)', ['games.example'], null],
    ['data:text/html,x', ['null'], null],
    ['nonsense', ['games.example'], null],
    ['https://games.example/', [], null],
  ])('%s, where %j are known, is %s', (address, hosts, expected) =>
    expect(embedOrigin(address, hosts)).toBe(expected),
  )
})
