import { describe, expect, it } from 'vitest'
import { chatViewOf } from '#features/chat/chat.rules.ts'
import { serviceAddress } from '#features/support/channels/channel.rules.ts'
import { ownPath, passageOf } from '#net/urlGate.ts'
import { disguised, forbiddenAddresses, oursAfterAll } from './corpus.ts'

const origin = 'https://mela.example'
const hosts = ['partner.example']
const kinds = ['link', 'service'] as const

describe.each(kinds)('an address from the platform, as a %s', (kind) => {
  it.each(forbiddenAddresses)('%j opens nothing', (address) => {
    expect(passageOf(address, { kind, hosts, origin })).toBeNull()
  })

  it.each(disguised)('%j asks first, and names %s', (address, host) => {
    expect(passageOf(address, { kind, hosts, origin })).toMatchObject({ kind: 'ask', host })
  })

  it.each(oursAfterAll)('%j stays on this site', (address) => {
    const passage = passageOf(address, { kind, hosts, origin })
    expect(passage?.kind).toBe('own')
    const path = passage?.kind === 'own' ? passage.href : ''
    expect(new URL(path, origin).origin).toBe(origin)
  })
})

describe('a return path', () => {
  const elsewhere = [...forbiddenAddresses, ...disguised.map(([address]) => address)]
  it.each(elsewhere)('%j leads home', (address) => {
    expect(ownPath(address, '/m/home')).toBe('/m/home')
  })
})

describe('customer service', () => {
  it.each(forbiddenAddresses.filter((address) => !address.startsWith('https://mela.example//')))(
    'does not open at %j',
    (address) => {
      expect(serviceAddress(address)).toBeNull()
    },
  )
})

describe('a chat', () => {
  const hosts = { chat: ['https://chat.example'], link: ['partner.example'] }
  it.each(forbiddenAddresses)('does not open at %j', (address) => {
    expect(chatViewOf(address, hosts, origin).kind).toBe('nowhere')
  })
  it.each(disguised)('asks before it opens at %j', (address) => {
    expect(chatViewOf(address, hosts, origin).kind).toBe('ask')
  })
})
