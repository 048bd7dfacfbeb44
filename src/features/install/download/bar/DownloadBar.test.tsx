import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { DownloadBar } from './DownloadBar.tsx'

let info: object
let isGiftOn: boolean
let amount: string | undefined
let asked: string[]

setUp()
beforeEach(() => {
  info = {}
  isGiftOn = false
  amount = undefined
  asked = platform({
    '/wps/system/status': () => ({ info, serverTime: '2026-04-14T00:00:00Z' }),
    '/wps/promotion/enabled': () => ({
      list: [{ code: 'APP_DOWNLOAD', enabled: isGiftOn, amount }],
    }),
  })
})

const bar = () => screen.queryByRole('complementary', { name: 'Get the app' })
const shown = () => screen.findByRole('complementary', { name: 'Get the app' })

it.each([
  ['has it off', { DOWNLOADBAR3: '0' }],
  ['shows it to players only', { DOWNLOADBAR3: '1', DOWNLOADBARLOGIN3: '1' }],
])(
  'is hidden from a visitor when the merchant %s, and rewards are not requested',
  async (_, whitelabel) => {
    info = { whitelabel }
    await visit(<DownloadBar />)
    expect(bar()).not.toBeInTheDocument()
    expect(asked.filter((call) => call.includes('promotion'))).toEqual([])
  },
)

it('is shown by default, and links to the app page', async () => {
  await visit(<DownloadBar />)
  expect(await shown()).toHaveTextContent(/^Get the appDownload$/)
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/m/app')
})

it.each([
  ['100.00', 'Get the app and ৳100'],
  ['much', 'Get the app and a gift'],
  [undefined, 'Get the app and a gift'],
])('is shown to a player when it is for players, and for %s says: %s', async (sum, words) => {
  amount = sum
  info = { whitelabel: { DOWNLOADBARLOGIN3: '1' } }
  isGiftOn = true
  logIn()
  await visit(<DownloadBar />)
  expect(await screen.findByText(words)).toBeInTheDocument()
})

it('shows the merchant’s icon, but not one of another site', async () => {
  info = {
    resources: [{ resourceType: 'AppDownloadIcon', url: 'https://elsewhere.example/a.png' }],
  }
  await visit(<DownloadBar />)
  expect((await shown()).querySelector('img')).toHaveAttribute('src', '/icons/favicon.svg')
})

it('can be closed, which is stored on the phone', async () => {
  await visit(<DownloadBar />)
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(bar()).not.toBeInTheDocument()
  expect(localStorage.getItem('hideDownloadBar')).toBe('1')
})
