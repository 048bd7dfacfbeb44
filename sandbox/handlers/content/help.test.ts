import { describe, expect, it } from 'vitest'
import { Client } from '#sandbox/testing/client.ts'

const path = '/wps/help/center'
const titles = (value: readonly { title: string }[]) => value.map(({ title }) => title)

describe('the help centre', () => {
  it('is in Bengali by default and in English on request, for a phone', async () => {
    const client = new Client()
    const bengali = (await client.get(path, { device: 'MOBILE' })).value
    const english = (await client.get(path, { device: 'MOBILE', lang: 'EN' })).value
    expect(bengali[0].title).toBe('শুরু করবেন যেভাবে')
    expect(english[0].title).toBe('Getting started')
    expect(bengali).toHaveLength(english.length)
    expect((await client.get(path)).status).toBe(400)
  })

  it('has every topic complete in both languages, each with its own title', async () => {
    const client = new Client()
    for (const lang of ['BN', 'EN']) {
      const topics = (await client.get(path, { device: 'MOBILE', lang })).value
      const codes = topics.map(({ code }: { code: string }) => code)
      expect(new Set(codes).size).toBe(codes.length)
      for (const { content } of topics) expect(content.length).toBeGreaterThan(400)
      const links = topics.flatMap(({ content }: { content: string }) =>
        [...content.matchAll(/\/m\/help#(\w+)/g)].map(([, code]) => code),
      )
      expect(links.filter((code: string) => !codes.includes(code))).toEqual([])
      expect(codes).toContain('terms')
    }
  })

  it('accepts another topic', async () => {
    const client = new Client()
    const body = { kind: 'help', title: 'News', content: '<p>New</p>' }
    expect((await client.send('POST', '/sandbox/announce', { body })).status).toBe(201)
    const topics = (await client.get(path, { device: 'MOBILE', lang: 'EN' })).value
    expect(titles(topics).at(-1)).toBe('News')
  })
})
