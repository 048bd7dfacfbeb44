import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { FooterLinks } from '#shell/footer/FooterLinks.tsx'
import { TabBar } from '#shell/tabs/TabBar.tsx'
import { AffiliateContact } from './AffiliateService.tsx'
import { AffiliateHost } from '#shell/background/sheets.ts'

const invitation = {
  code: 'RAHIM7',
  invited: 12,
  registered: 5,
  qualified: 2,
  earned: '300.00',
  reward: '150.00',
  qualifyStake: '1000.00',
  rules: '',
}
const link = { linkId: 3, code: 'AGENT33', accountType: 0, rebate: '0.30', createTime: 0 }
const links = { maxRebate: '0.60', links: [{ ...link, registered: 4, status: 'open' }] }
const month = { activePlayers: 1, turnover: '50.00', commission: '0.00' }
const figures = { players: 12, thisMonth: month, lastMonth: month }
let invite: () => unknown
let site: Record<string, unknown>
let asked: readonly string[]

setUp()
beforeEach(() => {
  invite = () => invitation
  site = { whitelabel: { CBS3: true } }
  asked = platform({
    '/wps/invite': () => invite(),
    '/wps/agent/link': () => links,
    '/wps/agent/figures': () => figures,
    '/wps/system/status': () => ({ info: site, serverTime: 0 }),
    '/wps/relay/chat/launch': () => new Promise(() => undefined),
  })
})

const page = (
  <>
    <FooterLinks />
    <TabBar pathname="/" layout="home" isRail={false} />
    <AffiliateHost />
  </>
)

async function openPanel(type?: number) {
  if (type !== undefined) logIn(type)
  const { at } = await visit(page)
  fireEvent.click(screen.getByRole('button', { name: /^Affiliate/ }))
  return { at, panel: within(await screen.findByRole('dialog', { name: 'Affiliate' })) }
}

describe('"Affiliate" in the footer', () => {
  it('opens the panel of a player: code, link, QR and share', async () => {
    const { panel } = await openPanel(0)
    expect(await panel.findByText('RAHIM7')).toBeVisible()
    expect(panel.getByText(/register\?affiliateCode=RAHIM7/)).toBeVisible()
    expect(await panel.findByRole('figure', { name: 'Your link as a QR code' })).toBeVisible()
    expect(panel.getByRole('button', { name: 'Share' })).toBeVisible()
    expect(panel.getByRole('link', { name: 'Rules and your friends' })).toHaveAttribute(
      'href',
      '/m/inviteFriends',
    )
  })

  it('tells a player that inviting is switched off, and whom to ask', async () => {
    invite = () => new Refused(403, 'not_permitted')
    const { panel } = await openPanel(0)
    expect(await panel.findByRole('link', { name: 'Customer service' })).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument()
  })

  it('shows an agent their own figures and links', async () => {
    const { panel } = await openPanel(1)
    expect(await panel.findByText('AGENT33')).toBeVisible()
    expect(await panel.findByText('Your players: 12')).toBeVisible()
    expect(panel.getByRole('link', { name: 'New link' })).toHaveAttribute(
      'href',
      '/m/agentRegister',
    )
  })

  it.each([
    ['a guest', undefined, '/m/login?next=%2Fm%2FinviteFriends'],
    ['a trial player', 4, null],
  ])('explains itself to %s, and invites a guest to join', async (_, type, href) => {
    const { panel } = await openPanel(type)
    expect(panel.getByText(/^Every player has an invitation code/)).toBeVisible()
    const join = panel.queryByRole('link', { name: 'Join' })
    expect(join?.getAttribute('href') ?? null).toBe(href)
    expect(asked.join()).not.toContain('/wps/invite')
  })

  it('opens from the tab bar, too, and closes when one of its links is followed', async () => {
    await visit(page)
    const tab = screen.getByRole('link', { name: 'Affiliate' })
    expect(tab).toHaveAttribute('href', '/m/affiliate')
    expect(fireEvent.click(tab)).toBe(false)
    const panel = await screen.findByRole('dialog', { name: 'Affiliate' })
    fireEvent.click(within(panel).getByRole('link', { name: 'How to become an agent' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the chat in the footer', () => {
  it('opens in one tap for a player who may chat', async () => {
    logIn()
    await visit(page)
    fireEvent.click(await screen.findByRole('button', { name: /^Live chat/ }))
    await expect.poll(() => asked.join()).toContain('/wps/relay/chat/launch')
  })

  it.each([
    ['a guest', undefined],
    ['a trial player', 4],
  ])('is the page of customer service for %s', async (_, type) => {
    if (type !== undefined) logIn(type)
    await visit(page)
    expect(screen.getByRole('link', { name: /^Live chat/ })).toHaveAttribute('href', '/m/service')
    expect(screen.queryByRole('button', { name: /^Live chat/ })).not.toBeInTheDocument()
  })
})

describe('the affiliate service', () => {
  it.each([
    [
      'the merchant’s own page when there is one',
      'https://partners.example/',
      'https://partners.example/',
    ],
    ['customer service when there is none', null, '/m/service'],
    ['customer service when its address is not allowed', 'javascript:alert(1)', '/m/service'],
  ])('is %s', async (_, url, href) => {
    site = { resources: url === null ? [] : [{ resourceType: 'AFFILIATELINK', url }] }
    await visit(<AffiliateContact />)
    await expect
      .poll(() => screen.getByRole('link', { name: 'Affiliate service' }).getAttribute('href'))
      .toBe(href)
  })
})
