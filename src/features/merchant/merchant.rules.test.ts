import { describe, expect, it } from 'vitest'
import { hostsOf, pictureHostsOf } from './merchant.rules.ts'

describe('hosts of games and chats', () => {
  it('are the merchant’s own, whatever the platform says', () => {
    expect(hostsOf(['https://games.example'], ['https://evil.example'])).toEqual([
      'https://games.example',
    ])
    expect(hostsOf(['https://games.example'], undefined)).toEqual(['https://games.example'])
  })

  it.each([undefined, []])('are the platform’s when the merchant has %j', (own) => {
    expect(hostsOf(own, ['https://games.example'])).toEqual(['https://games.example'])
    expect(hostsOf(own, undefined)).toBeUndefined()
  })
})

describe('picture hosts', () => {
  const site = 'https://mela.example'
  const told = ['/cdn/1', 'https://img1.example/cdn', 'https://img2.example', 'https://']

  it('are the platform’s that the merchant lists, or on the site itself', () => {
    expect(pictureHostsOf(['https://img1.example'], told, site)).toEqual([
      '/cdn/1',
      'https://img1.example/cdn',
    ])
  })

  it('are the merchant’s own when the platform names none of them', () => {
    expect(pictureHostsOf(['https://img3.example'], ['https://img2.example'], site)).toEqual([
      'https://img3.example',
    ])
    expect(pictureHostsOf(['https://img3.example'], [], site)).toEqual(['https://img3.example'])
  })

  it.each([undefined, []])('are the platform’s when the merchant has %j', (own) => {
    expect(pictureHostsOf(own, told, site)).toEqual(told)
  })
})
