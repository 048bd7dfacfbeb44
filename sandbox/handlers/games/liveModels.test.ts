import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import * as api from '#api/games/liveModels.ts'
import { Client } from '#sandbox/testing/client.ts'

const active = { merchantCode: 'mela01', module: 'CBS3', status: 'active', language: 'EN' }
const ask = async (client: Client, change: Record<string, string> = {}) =>
  v.parse(
    api.listLiveModels.output,
    (await client.get('/lgw/live/models', { ...active, ...change })).value,
  )

describe('the live models', () => {
  it('have a name, a picture of their own and a live table', async () => {
    const client = new Client()
    const models = await ask(client)
    expect(models.length).toBeGreaterThan(5)
    expect(new Set(models.map(({ picture }) => picture)).size).toBe(models.length)
    for (const { name, picture, table } of models) {
      expect(name).toMatch(/^[A-Z]/)
      expect((await client.get(picture ?? '')).status).toBe(200)
      expect(table?.category).toBe('LIVE')
    }
    expect((await ask(client, { language: 'BN' })).map(({ name }) => name)).toContain('আনিকা')
  })

  it('are only those on camera when requested', async () => {
    const client = new Client()
    const all = await ask(client)
    const streaming = await ask(client, { status: 'streaming' })
    expect(streaming).toEqual(all.filter(({ isStreaming }) => isStreaming))
    expect(streaming.length).toBeGreaterThan(0)
    expect(streaming.length).toBeLessThan(all.length)
  })

  it('are none while their switch is off, which is not in the site’s answer', async () => {
    const client = new Client()
    await client.send('PATCH', '/sandbox/settings', { body: { LIVEMODELS: false } })
    expect(await ask(client)).toEqual([])
    const { value } = await client.get('/wps/system/status', { merchantCode: 'mela01' })
    expect(value).toHaveProperty('info.whitelabel')
    expect(value).not.toHaveProperty('info.whitelabel.LIVEMODELS')
  })
})
