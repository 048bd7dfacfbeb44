import { describe, expect, it } from 'vitest'
import { ownPath, passageOf } from '../../src/net/urlGate.ts'
import { disguised, forbiddenAddresses, oursAfterAll } from './corpus.ts'

const origin = 'https://mela.example'
const hosts = ['partner.example']
const kinds = ['link', 'service'] as const

describe.each(kinds)('an address of the platform, as a %s', (kind) => {
  it.each(forbiddenAddresses)('%j leads nowhere', (address) => {
    expect(passageOf(address, { kind, hosts, origin })).toBeNull()
  })

  it.each(disguised)('%j asks first, and names %s', (address, host) => {
    expect(passageOf(address, { kind, hosts, origin })).toMatchObject({ kind: 'ask', host })
  })

  it.each(oursAfterAll)('%j stays with us', (address) => {
    const passage = passageOf(address, { kind, hosts, origin })
    expect(passage?.kind).toBe('own')
    const path = passage?.kind === 'own' ? passage.path : ''
    expect(new URL(path, origin).origin).toBe(origin)
  })
})

describe('a return path', () => {
  const elsewhere = [...forbiddenAddresses, ...disguised.map(([address]) => address)]
  it.each(elsewhere)('%j leads home', (address) => {
    expect(ownPath(address, '/m/home')).toBe('/m/home')
  })
})
