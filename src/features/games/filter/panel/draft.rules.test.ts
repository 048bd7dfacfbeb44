import { expect, it } from 'vitest'
import type { PanelChoice } from '../filter.rules.ts'
import { emptyDraft, withType, withVendor } from './draft.rules.ts'

const full: PanelChoice = { classify: 'Megaways', vendor: 'PADMA', minBet: '0.1' }
const ofBaagh: PanelChoice = { ...full, vendor: 'BAAGH' }

it.each<[string, PanelChoice, PanelChoice]>([
  ['another vendor', withVendor(full, 'BAAGH'), { ...ofBaagh, classify: null }],
  ['no vendor', withVendor(full, null), { ...full, vendor: null, classify: null }],
  [
    'a vendor of the favourites',
    withVendor({ ...emptyDraft, classify: 'FAV' }, 'PADMA'),
    { ...emptyDraft, vendor: 'PADMA' },
  ],
  ['a type after the vendor', withType(withVendor(full, 'BAAGH'), 'Megaways'), ofBaagh],
  ['the new games', withType(full, 'NEW'), { ...full, classify: 'NEW', vendor: null }],
  ['all types', withType(full, 'ALL'), { ...full, classify: null }],
])('choosing %s in the panel', (_, draft, expected) => expect(draft).toEqual(expected))
