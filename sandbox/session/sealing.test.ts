import { readFileSync } from 'node:fs'
import { calculateJwkThumbprint } from 'jose'
import { expect, it } from 'vitest'
import { Client } from '#sandbox/testing/client.ts'
import { fieldsOf } from '#sandbox/testing/reading.ts'

const merchant = JSON.parse(readFileSync('public/merchant.json', 'utf8'))
const keyOf = async (client: Client) => fieldsOf((await client.get('/wps/session/key')).value)

it('the key is pinned in the app’s merchant.json by its thumbprint', async () => {
  const key = await keyOf(new Client())
  expect(merchant.sealingKeyIds).toContain(await calculateJwkThumbprint(key))
  expect(key.kid).toBe(await calculateJwkThumbprint(key))
})

it('the key stays the same in another world and after a reset', async () => {
  const client = new Client()
  const key = await keyOf(client)
  await client.send('POST', '/sandbox/reset')
  expect(await keyOf(client)).toEqual(key)
  expect(await keyOf(new Client())).toEqual(key)
  expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})
