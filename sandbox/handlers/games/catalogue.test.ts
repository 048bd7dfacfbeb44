import { brotliCompressSync, constants } from 'node:zlib'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { gameAt, getCatalogue } from '#api/games/catalogue.ts'
import { listGames, listHotGames } from '#api/games/games.ts'
import { Client, openSandbox } from '#sandbox/testing/client.ts'
import { fieldsOf } from '#sandbox/testing/reading.ts'

const catalogueOf = async (client: Client) =>
  v.parse(getCatalogue.output, (await client.call(getCatalogue)).value)

describe('the catalogue', () => {
  it.each(['EN', 'BN'])('has every game as in the lists, in %s', async (language) => {
    const client = new Client()
    const catalogue = await catalogueOf(client)
    const list = { platform: 'html5', clientType: '2', pageSize: '200', language }
    const pages = await Promise.all(
      ['1', '2'].map((pageNo) => client.call(listGames, { ...list, pageNo })),
    )
    const listed = pages.flatMap(({ value }) => v.parse(listGames.output, value).items)
    const whole = Array.from({ length: catalogue.size }, (_, place) =>
      gameAt(catalogue, place, language),
    )
    const byId = new Map(whole.map((game) => [game?.id, game]))
    expect(listed).toHaveLength(300)
    expect(listed.map(({ id }) => byId.get(id))).toEqual(listed)
  })

  it('has the hot games in their order', async () => {
    const client = new Client()
    const { value } = await client.call(listHotGames, { isPlatform: '2', platform: 'html5' })
    const hot = v.parse(listHotGames.output, value).items.map(({ id }) => id)
    expect((await catalogueOf(client)).hot).toEqual(hot)
  })

  it('is answered with 304 while unchanged', async () => {
    const client = new Client()
    const first = await client.call(getCatalogue)
    const tag = first.headers.get('ETag') ?? ''
    const again = await client.send('GET', getCatalogue.path, { headers: { 'If-None-Match': tag } })
    expect([again.status, again.text]).toEqual([304, ''])
    const another = new Client(openSandbox({ seed: 2 }))
    expect((await another.call(getCatalogue)).headers.get('ETag')).not.toBe(tag)
  })

  it('is at most 110 kB with twenty thousand games, compressed per call', async () => {
    const client = new Client(openSandbox({ games: 20_000 }))
    const { text } = await client.call(getCatalogue)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    expect(brotliCompressSync(text, { params }).byteLength).toBeLessThan(110_000)
    expect((await catalogueOf(client)).size).toBe(20_000)
  })

  it('is refused as a whole when its columns have different lengths', async () => {
    const { value } = await new Client().call(getCatalogue)
    expect(v.is(getCatalogue.output, value)).toBe(true)
    const columns = fieldsOf(value)
    const nodeId = v.parse(v.array(v.unknown()), columns.nodeId).slice(1)
    expect(v.is(getCatalogue.output, { ...columns, nodeId })).toBe(false)
    expect(v.is(getCatalogue.output, { ...columns, runs: [] })).toBe(false)
  })
})
