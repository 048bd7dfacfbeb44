import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Address } from './address.ts'
import { launchChat } from './content/chat.ts'
import { listDownloads } from './site/downloads.ts'
import { launchGame } from './games/launch.ts'
import { launchLottery } from './games/lottery.ts'
import { listSocialSetups } from './account/social.ts'

it.each([
  ['https://a.example', 'https://a.example'],
  [' /files/mela.apk ', '/files/mela.apk'],
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
])('the address %j is read as %j', (address, expected) =>
  expect(v.parse(Address, address)).toBe(expected),
)

const opened = {
  url: 'https://games.example/play/1',
  ticket: 'a-ticket-of-sixteen',
  expiresAt: 1,
  gameName: 'Lantern Loot',
}

describe.each([
  ['a game', launchGame.output, 'url', opened],
  ['a lottery', launchLottery.output, 'url', opened],
  ['the chat', launchChat.output, 'chatUrl', { chatUrl: 'https://chat.example/' }],
])('the answer of a launch with %s', (_, output, key, whole) => {
  it('is read when it has an address', () =>
    expect(v.parse(output, whole)).toMatchObject({ [key]: expect.stringContaining('https:') }))

  it.each([
    null,
    undefined,
    {},
    { [key]: '' },
    { [key]: null },
    { ...whole, [key]: ' ' },
    { ...whole, [key]: undefined },
  ])('%j opens nothing', (value) => expect(v.parse(output, value)).toBeNull())

  it.each([[''], [7], [{ [key]: 'nonsense' }], [{ ...whole, [key]: 7 }]])(
    '%j is invalid',
    (value) => expect(v.is(output, value)).toBe(false),
  )
})

const file = { resourceType: 'Android', size: 1, version: '1', sha256: '0'.repeat(64) }
const setup = {
  provider: 'google',
  issuer: 'https://accounts.google.com',
  clientId: 'c',
  scopes: ['openid'],
}

it.each([undefined, null, ''])(
  'an invalid address %j breaks neither downloads nor sign-in',
  (url) => {
    expect(v.parse(listDownloads.output, { list: [{ ...file, url }] })).toMatchObject([
      { url: null },
    ])
    expect(
      v.parse(listSocialSetups.output, [{ ...setup, authorizationEndpoint: url }]),
    ).toMatchObject([{ authorizationEndpoint: null }])
  },
)
