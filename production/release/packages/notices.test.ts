import { join } from 'node:path'
import { expect, it } from 'vitest'
import { merchantFileOf } from '#build/brand/merchant.ts'
import { noticesOf } from './notices.ts'

const merchant = merchantFileOf(join(import.meta.dirname, '../../..'))
const hosts = {
  ...merchant.hosts,
  games: ['https://games.example'],
  chat: ['https://chat.example'],
  images: ['https://img.example'],
}
const sealingKeyIds = ['a'.repeat(43)]

it('lists what a release with the default settings cannot do', () => {
  expect(noticesOf(merchant)).toEqual([
    'merchant.json names no hosts.games: no game opens.',
    'merchant.json names no hosts.chat: the live chat does not open.',
    'merchant.json names no hosts.images: no picture from another host is shown.',
    'merchant.json names no sealingKeyIds: passwords are sealed for the play-money platform alone.',
  ])
})

it('is empty for an operator’s own settings', () => {
  expect(noticesOf({ ...merchant, hosts, sealingKeyIds })).toEqual([])
  expect(noticesOf({ ...merchant, hosts: { ...hosts, chat: [] }, sealingKeyIds })).toHaveLength(1)
})
