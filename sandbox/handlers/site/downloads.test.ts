import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createDownloadTicket, listDownloads, redeemDownloadTicket } from '#api/site/downloads.ts'
import { getSite } from '#api/site/site.ts'
import { type Element, dictOf, readPlist } from '#sandbox/downloads/plist.testing.ts'
import { Client, openSandbox, signedIn, testOptions } from '#sandbox/testing/client.ts'

const download = async (client: Client, url: string) => {
  const answer = await client.sandbox.app.request(url)
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const listed = async (client: Client, type: string, language = 'EN') => {
  const { value } = await client.call(listDownloads, { merchantCode: 'mela', language })
  const file = v.parse(listDownloads.output, value).find((one) => one.type === type)
  if (!file?.url) throw new Error(`There is no ${type}`)
  return { ...file, url: file.url }
}

describe.each([
  ['Android', 'application/vnd.android.package-archive', 'mela.apk'],
  ['MOBILECONFIG', 'application/x-apple-aspen-config', 'mela.mobileconfig'],
])('the file for %s', (resourceType, contentType, name) => {
  it('has the announced type and file name', async () => {
    const client = new Client()
    const file = await listed(client, resourceType)
    const { headers, bytes } = await download(client, file.url)
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      file.size,
      file.sha256,
    ])
    expect(headers.get('Content-Type')).toBe(contentType)
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`)
    expect(headers.get('Content-Length')).toBe(String(file.size))
  })

  it('is at the address of the site’s resources', async () => {
    const client = new Client()
    const { value } = await client.call(getSite, { merchantCode: 'mela' })
    const { url = '' } =
      v.parse(getSite.output, value).resources.find(({ type }) => type === resourceType) ?? {}
    expect(new URL(url).origin).toBe(testOptions.origin)
    expect((await download(client, url)).headers.get('Content-Type')).toBe(contentType)
  })
})

it('sends an Android package that is a complete zip, marked as the sandbox’s', async () => {
  const client = new Client()
  const { bytes } = await download(client, (await listed(client, 'Android')).url)
  const ending = bytes.subarray(-22)
  expect(ending.readUInt32LE(0)).toBe(0x06054b50)
  const directory = ending.readUInt32LE(16)
  expect(bytes.readUInt32LE(directory)).toBe(0x02014b50)
  expect(directory + ending.readUInt32LE(12)).toBe(bytes.length - 22)
  expect(bytes.toString('latin1')).toContain('sandbox platform')
})

async function profile(client: Client, language: string) {
  const { bytes } = await download(client, (await listed(client, 'MOBILECONFIG', language)).url)
  const whole = dictOf(readPlist(bytes.toString()).children[0])
  return { whole, clip: dictOf(whole['PayloadContent']?.children[0]) }
}

const textOf = (item: Element | undefined) => item?.text

describe('the configuration profile', () => {
  it('has one web clip that opens this site full screen, with a marker and our icon', async () => {
    const { whole, clip } = await profile(new Client(), 'EN')
    expect(textOf(whole['PayloadType'])).toBe('Configuration')
    expect(whole['PayloadRemovalDisallowed']?.tag).toBe('false')
    expect(whole['PayloadContent']?.children).toHaveLength(1)
    expect(textOf(clip['PayloadType'])).toBe('com.apple.webClip.managed')
    expect(textOf(clip['URL'])).toBe(`${testOptions.origin}/?webclip=1&language=EN`)
    expect(textOf(clip['Label'])).toBe('Mela')
    expect([clip['FullScreen']?.tag, clip['IsRemovable']?.tag]).toEqual(['true', 'true'])
    const icon = Buffer.from(textOf(clip['Icon']) ?? '', 'base64')
    expect(icon.subarray(1, 4).toString()).toBe('PNG')
  })

  it('is named in the requested language, and replaces itself when installed again', async () => {
    const english = await profile(new Client(), 'EN')
    const bengali = await profile(new Client(), 'BN')
    expect(textOf(bengali.clip['Label'])).toBe('মেলা')
    const ids = [english, bengali].map(({ whole, clip }) =>
      [whole, clip].map(({ PayloadUUID }) => textOf(PayloadUUID)),
    )
    expect(ids[0]).toEqual(ids[1])
    expect(new Set(ids.flat()).size).toBe(2)
    for (const id of ids.flat()) expect(id).toMatch(/^[\dA-F]{8}(-[\dA-F]{4}){3}-[\dA-F]{12}$/)
  })
})

const Ticket = v.object({ ticket: v.string() })

describe('a ticket', () => {
  const open = async () => {
    const clock = { at: Date.now() }
    const member = await signedIn('member', openSandbox({ now: () => clock.at }))
    const { ticket } = v.parse(Ticket, (await member.call(createDownloadTicket)).value)
    const redeem = () => new Client(member.sandbox).call(redeemDownloadTicket, { ticket })
    return { clock, redeem }
  }

  it('identifies the player in another browser, once', async () => {
    const { redeem } = await open()
    expect((await redeem()).value).toEqual({ userName: 'me***er' })
    expect((await redeem()).code).toBe('code_expired')
  })

  it('expires after ten minutes, and is made for signed-in players only', async () => {
    const { clock, redeem } = await open()
    clock.at += 10 * 60_000
    expect((await redeem()).code).toBe('code_expired')
    expect((await new Client().call(createDownloadTicket)).code).toBe('not_logged_in')
  })
})
