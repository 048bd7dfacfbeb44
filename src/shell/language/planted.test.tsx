import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { getSite } from '#api/site/site.ts'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { useFormat } from '#i18n/format.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { call } from '#net/call.ts'
import { store } from '#net/query/queryClient.ts'
import { identifyAs } from '#net/session/identity.testing.ts'
import { LanguageSheet } from './LanguageSheet.tsx'

const formats = {
  decimal: ',',
  separator: '.',
  group: 3,
  money: '¤#',
  months: ['جنو'],
  date: '{year}, {month} {day}',
  dir: 'rtl',
  digits: { choice: 'urdu', zero: '۰' },
}

vi.mock('#i18n/catalogs/part.ts', () => ({
  part: async (name: string) =>
    name === 'text-ur-0a1b2c3' ? { locale: 'ur', messages: {}, formats } : { default: {} },
}))

setUp()
beforeEach(() => {
  vi.stubEnv('DEV', false)
  const merchant = document.getElementById('merchant')!
  merchant.textContent = merchant.textContent.replace('"EN":"Mela"', '"EN":"Mela","UR":"میلہ"')
  window.mela = { texts: { BN: 'bn-1', EN: 'en-1', UR: 'ur-0a1b2c3' } }
})

function Figures() {
  const { money, date } = useFormat()
  return <output>{`${money(123_456_789, '₹')} ${date(new Date(2026, 0, 5).getTime())}`}</output>
}

it('a further language of the merchant is offered, used from right to left with its own formats, and sent to the platform', async () => {
  await visit(
    <>
      <LanguageSheet open onClose={() => undefined} />
      <Figures />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'اردو' }))
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('ur'))
  expect(document.documentElement.dir).toBe('rtl')
  expect(localStorage.getItem('language')).toBe('UR')
  expect(screen.getByText('\u2066₹1.234.567,89\u2069 2026, جنو 5')).toBeInTheDocument()
  expect(store.get(brandAtom)).toBe('میلہ')

  const fetched = vi.fn<typeof fetch>(async () => Response.json({ success: true, value: {} }))
  vi.stubGlobal('fetch', fetched)
  identifyAs({ language: () => store.get(languageAtom) })
  await call(getSite, { merchantCode: 'mela01' }).catch(() => undefined)
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('Language')).toBe('UR')
})
