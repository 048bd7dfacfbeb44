import { expect, it } from 'vitest'
import { readMessages } from '#build/text/messages.ts'
import type { MerchantSite } from '#features/merchant/merchant.ts'
import { render } from '#page/render.tsx'
import { contactsOf } from './contacts.rules.ts'

const merchant: MerchantSite & { moreLanguages: string[] } = {
  merchantCode: 'mela',
  brand: { BN: 'মেলা', EN: 'Mela' },
  languages: ['EN', 'BN'],
  moreLanguages: [],
  currencySymbol: '৳',
  listLanguage: 'EN',
  categories: [],
  minAge: 18,
  regulated: false,
  sealingKeyIds: [],
}
const { textsOf } = await readMessages(process.cwd())
/** Not in a document, where it would load its style sheet. */
function pageOf(service: readonly string[]) {
  const page = document.createElement('div')
  page.innerHTML = render(merchant, textsOf, service).unsupported
  return page
}

it.each([
  ['tg://resolve?domain=mela', 'Telegram', '@mela'],
  ['whatsapp://send?phone=880170', 'WhatsApp', '+880170'],
  ['mailto:help@mela.example', undefined, 'help@mela.example'],
  ['tel:+880170', undefined, '+880170'],
  ['https://help.mela.example/start', undefined, 'help.mela.example'],
])('shows %s as %s %s', (url, app, detail) => {
  expect(contactsOf([url])).toEqual([{ url, detail, ...(app && { app }) }])
})

it('advises in every language of the merchant, the default one first', () => {
  const sections = [...pageOf(['tel:+880170']).querySelectorAll('section')]
  expect(sections.map(({ id, lang }) => `${id} ${lang}`)).toEqual(['EN en', 'BN bn'])
  for (const section of sections)
    expect(section.querySelector('li a')?.getAttribute('href')).toBe('tel:+880170')
})

it('has no heading above an empty list of contacts', () => {
  expect(pageOf([]).querySelectorAll('h1')).toHaveLength(2)
  expect(pageOf([]).querySelector('h2, ul')).toBeNull()
})
