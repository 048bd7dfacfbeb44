import des from 'des.js'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { getSite } from '#api/site/site.ts'
import { listVendorTypes } from '#api/games/vendors.ts'
import { looksOf } from '#ui/art/marks.rules.ts'
import { looks } from '#sandbox/seed/lists.ts'
import { cockfightVendors } from '#sandbox/seed/vendors.ts'
import { Client } from '#sandbox/testing/client.ts'

const siteOf = async (client: Client) =>
  v.parse(getSite.output, (await client.get('/wps/system/status')).value)

describe('the site', () => {
  it('is open, with its switches and hosts', async () => {
    const client = new Client()
    const site = await siteOf(client)
    expect(site).toMatchObject({ gate: 'open', country: 'BD', mainDomain: 'localhost:4173' })
    expect(site.imageHosts).toEqual(['/cdn/1', '/cdn/2', '/cdn/3'])
    expect(site.countryIconCDN).toBe('/cdn/1/country')
    expect(site.lines).toEqual(['http://localhost:4173'])
    expect(site.template).toMatchObject({ appDescriptionColour: '#ffffff' })
    expect(site.gameHosts).toEqual(['http://localhost:4174'])
    expect(site.switches).toMatchObject({ USERNAMEREG3: true, GOOGLELOGIN3: false })
  })

  it('has the contact channels, encoded as the platform does', async () => {
    const { customerService } = await siteOf(new Client())
    const addresses = customerService.map(({ path }) => {
      const cipher = des.DES.create({ type: 'decrypt', key: Buffer.from(path.slice(-8)) })
      const bytes = cipher.update(Buffer.from(path.slice(0, -8), 'base64'))
      return Buffer.from([...bytes, ...cipher.final()]).toString()
    })
    expect(addresses).toContain('tg://resolve?domain=mela_sandbox_help')
    for (const address of addresses) expect(address).toMatch(/^(https|tg|whatsapp|mailto):/)
  })

  it('closes for maintenance, with the start time', async () => {
    const client = new Client()
    await client.send('PATCH', '/sandbox/status', { body: { maintenance: true } })
    const site = await siteOf(client)
    expect(site.gate).toBe('maintenance')
    expect(site.until! - site.since!).toBe(7_200_000)
    const { status, code } = await client.get('/wps/captcha')
    expect([status, code]).toEqual([503, 'maintenance'])
    await client.send('PATCH', '/sandbox/status', { body: { maintenance: false } })
    expect((await client.get('/wps/captcha')).status).toBe(200)
  })

  it('closes for a region, with its name', async () => {
    const client = new Client()
    const body = { regionRestriction: true, ip: '203.0.113.9', country: 'IN' }
    await client.send('PATCH', '/sandbox/status', { body })
    expect(await siteOf(client)).toMatchObject({ gate: 'region', ip: '203.0.113.9', country: 'IN' })
    expect((await client.get('/lgw/vendor/list')).code).toBe('region_restricted')
    const { value } = await client.get('/wps/system/country')
    expect(value).toEqual({ country: 'IN', countryDialingCode: '91' })
  })

  it('has a template from the settings', async () => {
    const client = new Client()
    await client.send('PATCH', '/sandbox/settings', { body: { mem_cen: false } })
    const { value } = await client.get('/wps/system/template')
    expect(value).toMatchObject({ mem_cen: '0', dep_func: '1' })
  })
})

describe('vendors', () => {
  it('are forty, each with a logo and a count', async () => {
    const { value } = await new Client().get('/lgw/vendor/list')
    const vendors = v.parse(v.array(v.looseObject({})), value)
    expect(vendors).toHaveLength(40)
    for (const { gameCount, mobileSmallIcon } of vendors) {
      expect(gameCount).toBeGreaterThan(0)
      expect(mobileSmallIcon).toMatch(/^vendor\/.+\.svg$/)
    }
  })

  it('are listed by category, e-sports and cockfights among the sports', async () => {
    const client = new Client()
    const { value } = await client.get('/lgw/vendor/types', { typeId: '1' })
    const { categories: types } = v.parse(listVendorTypes.output, value)
    const sports = types.find(({ category }) => category === 'SPORTS')
    expect(sports?.vendors.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['MAATH', 'IMES', 'TF', 'IA', 'MORAG', 'LORAI']),
    )
    for (const { vendors } of types)
      for (const { gameCount } of vendors) expect(gameCount).toBeGreaterThan(0)
    const live = await client.get('/lgw/vendor/list', { gameCategory: 'LIVE' })
    expect(live.value).toContainEqual(expect.objectContaining({ vassalage: 'RAJMAHAL' }))
  })

  it('are a single one for sports under a setting, which is not in the site’s answer', async () => {
    const client = new Client()
    await client.send('PATCH', '/sandbox/settings', { body: { ONESPORT: true } })
    const { value } = await client.get('/lgw/vendor/types', { typeId: '1' })
    const { categories } = v.parse(listVendorTypes.output, value)
    const sports = categories.find(({ category }) => category === 'SPORTS')
    expect(sports?.vendors.map(({ code }) => code)).toEqual([
      'MAATH',
      'IMES',
      'TF',
      'IA',
      ...cockfightVendors,
    ])
    const list = await client.get('/lgw/vendor/list', { gameCategory: 'SPORTS' })
    expect(list.value).toMatchObject([{ vassalage: 'MAATH' }])
    expect((await siteOf(client)).switches).not.toHaveProperty('ONESPORT')
  })

  it('look different from neighbours in every list, and no two are the same', async () => {
    const { value } = await new Client().get('/lgw/vendor/types', { typeId: '1' })
    const { categories: types } = v.parse(listVendorTypes.output, value)
    const marks = looksOf(types)
    expect(marks).toEqual(looks)
    const lists = types.map(({ vendors }) => vendors.map(({ code }) => code))
    const all = [...new Set(lists.flat())]
    const isSport = (code: string) => !['IMES', 'TF', 'IA', ...cockfightVendors].includes(code)
    const shown = [...lists, ...lists.map((list) => list.filter(isSport)), all]
    for (const list of shown)
      list.slice(1).forEach((code, at) => {
        const [one, other] = [marks.get(code), marks.get(list[at]!)]
        expect([code, one?.shape]).not.toEqual([code, other?.shape])
        expect([code, one?.palette]).not.toEqual([code, other?.palette])
      })
    expect(new Set(all.map((code) => JSON.stringify(marks.get(code)))).size).toBe(40)
  })
})
