import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type PopupEvent,
  type PopupKind,
  type Popups,
  nextPopup,
  noPopups,
  popupKinds,
  reducePopups,
} from './popups.rules.ts'

const due = (kind: PopupKind): PopupEvent => ({ type: 'due', kind })
const closed: PopupEvent = { type: 'closed' }
const interrupted: PopupEvent = { type: 'interrupted' }

/** A moment in which any popup would be ready. */
const moment = 'moment'
const after = (popups: Popups, event: PopupEvent | typeof moment) => {
  if (event !== moment) return reducePopups(popups, event)
  const kind = nextPopup(popups)
  return kind ? reducePopups(popups, { type: 'moment', kind }) : popups
}
const play = (events: (PopupEvent | typeof moment)[]) => events.reduce(after, noPopups)

describe('the popup queue', () => {
  it.each<[string, (PopupEvent | typeof moment)[], PopupKind | null]>([
    ['nothing due shows nothing', [moment], null],
    ['what is due waits for its moment', [due('contract')], null],
    ['the most pressing comes first', [due('homeScreen'), due('contract'), moment], 'contract'],
    ['security comes before all', [due('contract'), due('security'), moment], 'security'],
    [
      'one more follows security',
      [due('appDownload'), due('security'), moment, closed, moment],
      'appDownload',
    ],
    [
      'a second one waits for another visit',
      [due('contract'), due('appDownload'), moment, closed, moment],
      null,
    ],
    [
      'security still comes after another',
      [due('contract'), moment, closed, due('security'), moment],
      'security',
    ],
    [
      'an open one is not replaced',
      [due('appDownload'), moment, due('security'), moment],
      'appDownload',
    ],
    ['a form takes it away', [due('contract'), moment, interrupted], null],
    ['and after the form it is back', [due('contract'), moment, interrupted, moment], 'contract'],
    [
      'but no other takes its turn',
      [due('appDownload'), moment, interrupted, due('contract'), moment],
      'appDownload',
    ],
    [
      'what is closed stays closed',
      [due('security'), moment, closed, due('security'), moment],
      null,
    ],
    [
      'what is no longer due goes',
      [due('contract'), moment, { type: 'withdrawn', kind: 'contract' }],
      null,
    ],
  ])('%s', (_, events, shown) => {
    expect(play(events).shown).toBe(shown)
  })

  it('does not show one that was ready when a more pressing one has come', () => {
    const events = [due('appDownload'), due('security')]
    expect(reducePopups(play(events), { type: 'moment', kind: 'appDownload' }).shown).toBeNull()
  })

  const kind = fc.constantFrom(...popupKinds)
  const event: fc.Arbitrary<PopupEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom('due', 'withdrawn', 'moment'), kind }),
    fc.constantFrom(closed, interrupted),
  )

  it('never shows more than one beside security in a visit, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const seen = new Set<PopupKind>()
        events.reduce((popups, next) => {
          const then = reducePopups(popups, next)
          if (then.shown && then.shown !== 'security') seen.add(then.shown)
          return then
        }, noPopups)
        expect(seen.size).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('begins to show only in a moment, and only what is due', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        events.reduce((popups, next) => {
          const then = reducePopups(popups, next)
          if (then.shown && then.shown !== popups.shown) expect(next.type).toBe('moment')
          if (then.shown) expect(then.due).toContain(then.shown)
          return then
        }, noPopups)
      }),
    )
  })
})
