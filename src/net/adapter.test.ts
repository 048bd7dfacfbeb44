import { expect, it, vi } from 'vitest'
import { adapter } from '#production/contract/example.adapter.ts'
import { isEnvelope } from '#sw/dataCache.rules.ts'
import { getMember } from '#api/account/member.ts'
import { listGames } from '#api/games/games.ts'
import { listVendors } from '#api/games/vendorList.ts'
import { addressOf, call } from './call.ts'
import { identifyAs } from './session/identity.testing.ts'

// As in the build of a brand with an adapter.ts.
vi.mock('#api/adapter.ts', () => ({ adapter }))

const onSignedOut = vi.fn<(token: string) => void>()

identifyAs({ token: () => 'token', onSignedOut })

const answer = (body: unknown) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)))

it('reads a platform’s own names and envelope', async () => {
  answer({ code: 'OK', data: [{ provider: 'PG', title: 'PG Soft', gameCount: 3 }] })
  const { value } = await call(listVendors, { merchantCode: 'mela' })
  expect(value).toEqual([{ code: 'PG', name: 'PG Soft', logo: null, gameCount: 3 }])
})

it('sends the platform’s names', () => {
  const address = addressOf(listGames, {
    merchantCode: 'mela',
    language: 'EN',
    page: 2,
    pageSize: 20,
  })
  expect(new URLSearchParams(address.split('?')[1]).get('page')).toBe('2')
  expect(address).not.toContain('pageNo')
})

it('signs out at the platform’s own code, even with status 200', async () => {
  answer({ code: 'E401', data: null })
  await expect(call(getMember, {})).rejects.toMatchObject({ kind: 'signedOut' })
  expect(onSignedOut).toHaveBeenCalledWith('token')
})

it('also decides what the worker stores', () => {
  expect(isEnvelope('{"code": "OK", "data": []}')).toBe(true)
  expect(isEnvelope('{"code": "E404", "data": null}')).toBe(false)
})
