import { describe, expect, it } from 'vitest'
import { chatLanguage } from '#api/content/chat.ts'
import { chatViewOf, headerColour, obstacleOf } from './chat.rules.ts'

const own = 'https://mela.example'
const hosts = { chat: ['https://chat.mela.example'], link: ['help.mela.example'] }

it.each([
  ['https://chat.mela.example/chat#ticket=x', 'embed'],
  ['https://help.mela.example/chat', 'open'],
  ['https://other.example/chat', 'ask'],
  ['https://chat.mela.example.evil.test/', 'ask'],
  ['http://chat.mela.example/', 'nowhere'],
  ['https://player:secret@other.example/', 'nowhere'],
  ['https://mela.example/m/home', 'nowhere'],
  ['javascript:alert(1)', 'nowhere'],
  ['data:text/html,x', 'nowhere'],
])('a chat at %s opens as: %s', (url, kind) => expect(chatViewOf(url, hosts, own).kind).toBe(kind))

it('never frames our own origin, whatever the platform names', () =>
  expect(chatViewOf(`${own}/x`, { ...hosts, chat: [own] }, own).kind).toBe('nowhere'))

it.each([
  ['#171A2E', '#171a2e'],
  ['#fff', '#ffffff'],
  ['rgb(0, 0, 0)', '#171a2e'],
  ['', '#171a2e'],
])('the colour %j is sent as %s', (colour, told) => expect(headerColour(colour)).toBe(told))

describe('the language of the chat', () => {
  it.each([
    ['BN', 'BN'],
    ['EN', 'EN'],
    ['CN', 'CN'],
    ['ZH_CN', 'CN'],
    ['CN_TRAD', 'CN'],
  ])('%s is %s', (language, told) => expect(chatLanguage(language)).toBe(told))
})

it.each([
  ['guest', false, 'login'],
  ['trial', false, 'account'],
  ['trial', true, 'account'],
  ['member', false, null],
  ['agent', false, null],
  ['other', false, null],
  ['member', true, 'off'],
] as const)('a %s, with the chat switched off: %s, first meets: %s', (role, isClosed, obstacle) =>
  expect(obstacleOf(role, isClosed)).toBe(obstacle),
)
