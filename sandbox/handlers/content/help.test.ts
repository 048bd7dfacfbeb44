import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listHelp } from '#api/content/help.ts'
import { Client } from '#sandbox/testing/client.ts'

const { path } = listHelp
const topicsOf = async (client: Client, query: Record<string, string> = {}) =>
  v.parse(listHelp.output, (await client.get(path, { device: 'MOBILE', ...query })).value)

describe('the help centre', () => {
  it('is in Bengali by default and in English on request, for a phone', async () => {
    const client = new Client()
    const bengali = await topicsOf(client)
    const english = await topicsOf(client, { lang: 'EN' })
    expect(bengali[0]?.title).toBe('শুরু করবেন যেভাবে')
    expect(english[0]?.title).toBe('Getting started')
    expect(bengali).toHaveLength(english.length)
    expect((await client.get(path)).status).toBe(400)
  })

  it('has every topic complete in both languages, each with its own title', async () => {
    const client = new Client()
    for (const lang of ['BN', 'EN']) {
      const topics = await topicsOf(client, { lang })
      const codes = topics.map(({ code }) => code)
      expect(new Set(codes).size).toBe(codes.length)
      for (const { content } of topics) expect(content.length).toBeGreaterThan(400)
      const links = topics.flatMap(({ content }) =>
        [...content.matchAll(/\/m\/help#(\w+)/g)].map(([, code = '']) => code),
      )
      expect(links.filter((code) => !codes.includes(code))).toEqual([])
      expect(codes).toContain('terms')
    }
  })

  it('accepts another topic', async () => {
    const client = new Client()
    const body = { kind: 'help', title: 'News', content: '<p>New</p>' }
    expect((await client.send('POST', '/sandbox/announce', { body })).status).toBe(201)
    expect((await topicsOf(client, { lang: 'EN' })).at(-1)?.title).toBe('News')
  })
})
