import { expect, it } from 'vitest'
import { createDownloadTicket } from '#api/site/downloads.ts'
import { Client, openSandbox } from '#sandbox/testing/client.ts'

const day = 86_400_000

it('expired rows are removed within the hour; money, accounts and valid rows stay', async () => {
  let ahead = 0
  const sandbox = openSandbox({ games: 60, now: () => Date.now() + ahead })
  const client = new Client(sandbox)
  await client.login('agent')
  const phone = { mobileNum: '1711000001', countryDialingCode: '880' }
  await client.send('POST', '/wps/verification/sms/noLogin', { body: phone })
  for (const path of ['/wps/captcha', '/wps/verification/slider', '/wps/verification/sound'])
    await client.get(path)
  await client.send('POST', '/wps/session/handOff', { body: { language: 'EN' } })
  await client.send('POST', createDownloadTicket.path, { body: {} })
  await new Client(sandbox).login('nobody', 'wrong')

  const { db } = sandbox
  const count = async (table: 'captchas' | 'sliders' | 'sounds' | 'sms_codes' | 'tries') =>
    (await db.selectFrom(table).selectAll().execute()).length
  const rest = async () => ({
    sessions: (await db.selectFrom('sessions').select('id').execute()).length,
    devices: (await db.selectFrom('session_devices').selectAll().execute()).length,
    handOffs: (await db.selectFrom('hand_offs').selectAll().execute()).length,
    downloads: (await db.selectFrom('download_tickets').selectAll().execute()).length,
    outbox: (await db.selectFrom('outbox').selectAll().execute()).length,
    nobody: (
      await db.selectFrom('failures').where('subject', '=', 'user:nobody').selectAll().execute()
    ).length,
  })
  const kept = async () => ({
    accounts: (await db.selectFrom('accounts').select('id').execute()).length,
    moves: (await db.selectFrom('moves').select('id').execute()).length,
    locked: (
      await db.selectFrom('failures').where('subject', '=', 'user:locked').selectAll().execute()
    ).length,
  })
  const before = await kept()
  const all = { sessions: 1, devices: 1, handOffs: 1, downloads: 1, outbox: 1, nobody: 1 }
  expect(await rest()).toEqual(all)

  ahead = day / 2
  await new Client(sandbox).get('/wps/system/status')
  expect([await count('captchas'), await count('sliders'), await count('sounds')]).toEqual([
    0, 0, 0,
  ])
  expect([await count('sms_codes'), (await count('tries')) > 0]).toEqual([1, true])

  ahead = 40 * day
  await new Client(sandbox).get('/wps/system/status')
  expect([await count('sms_codes'), await count('tries')]).toEqual([0, 0])
  expect(Object.values(await rest())).toEqual(Object.values(all).map(() => 0))
  expect(await kept()).toEqual(before)
})
