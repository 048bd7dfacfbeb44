import { beforeEach, describe, expect, it } from 'vitest'
import { earnedTier } from '#sandbox/benefits/tiers.ts'
import { linesAfter } from '#sandbox/chat/lines.ts'
import { type Client, signedIn } from '#sandbox/testing/client.ts'
import { memberId } from './tickets.ts'

let client: Client
beforeEach(async () => {
  client = await signedIn('member')
})
const minor = (amount: string) => Math.round(Number(amount) * 100)
const page = { pageNo: '1', pageSize: '90', language: 'EN' }

describe('the seeded member', () => {
  it('has stakes and deposits that match the tier and the balance', async () => {
    const { clubLabel, next } = (await client.get('/wps/member/benefits')).value
    const [deposit, turnover] = [minor(next.deposit.done), minor(next.turnover.done)]
    expect(String(earnedTier({ deposit, turnover }))).toBe(clubLabel.labelName)
    expect((await client.get('/wps/wallet')).value.sumBalance).toBe('12500.00')
  })

  it('has the winning ticket that a message mentions', async () => {
    const inbox = (await client.get('/wps/relay/inbox/list', { pageSize: '20', language: 'EN' }))
      .value.list
    const letter = inbox.find(({ title }: { title: string }) => title.includes('ticket won'))
    const tickets = (await client.get('/wps/lottery/tickets', page)).value.list
    const won = tickets.find(({ status }: { status: string }) => status === 'won')
    expect(letter.content).toContain(`৳${won.prize}`)
    expect(letter.content).toContain(won.orderNo)
    expect(won.numbers.join('').slice(-2)).toBe(won.content)
  })

  it('was greeted in the chat in the language of the page', async () => {
    const { db } = client.sandbox
    const last = async (language: string) =>
      (await linesAfter(db, { accountId: memberId, language }, 0)).at(-1)?.text
    expect(await last('EN')).toBe('If you need anything, just write here.')
    expect(await last('BN')).toBe('কিছু লাগলে এখানেই লিখবেন।')
  })
})
