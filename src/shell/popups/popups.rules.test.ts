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
const unknown = (kind: PopupKind): PopupEvent => ({ type: 'unknown', kind })
const withdrawn = (kind: PopupKind): PopupEvent => ({ type: 'withdrawn', kind })
const closed: PopupEvent = { type: 'closed' }
const interrupted: PopupEvent = { type: 'interrupted' }

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
    ['what is no longer due goes', [due('contract'), moment, withdrawn('contract')], null],
    [
      'what is not known yet keeps its place before what is less urgent',
      [unknown('contract'), due('announcement'), moment],
      null,
    ],
    [
      'and comes first once it is known',
      [unknown('contract'), due('announcement'), moment, due('contract'), moment],
      'contract',
    ],
    [
      'or gives its place away',
      [unknown('contract'), due('announcement'), moment, withdrawn('contract'), moment],
      'announcement',
    ],
    [
      'what is more urgent does not wait for it',
      [unknown('announcement'), due('contract'), moment],
      'contract',
    ],
    [
      'nor what has begun to be shown',
      [due('announcement'), moment, unknown('contract')],
      'announcement',
    ],
  ])('%s', (_, events, shown) => {
    expect(play(events).shown).toBe(shown)
  })

  it('prefers a more important popup that became due later', () => {
    const events = [due('appDownload'), due('security')]
    expect(reducePopups(play(events), { type: 'moment', kind: 'appDownload' }).shown).toBeNull()
  })

  const kind = fc.constantFrom(...popupKinds)
  const event: fc.Arbitrary<PopupEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom('due', 'unknown', 'withdrawn', 'moment'), kind }),
    fc.constantFrom(closed, interrupted),
  )

  const statesOf = (events: PopupEvent[]) => {
    const states: Popups[] = [noPopups]
    for (const event of events) states.push(reducePopups(states.at(-1) ?? noPopups, event))
    return states
  }
  const anyVisit = fc.array(event, { maxLength: 40 })
  const counterexample = (holds: (events: PopupEvent[]) => boolean) =>
    fc.check(fc.property(anyVisit, holds)).counterexample

  it('never shows more than one per visit apart from security', () => {
    const seen = (events: PopupEvent[]) =>
      new Set(statesOf(events).map(({ shown }) => (shown === 'security' ? null : shown)))
    expect(counterexample((events) => seen(events).size <= 2)).toBeNull()
  })

  it('shows the first only after a delay', () => {
    const isCalm = (events: PopupEvent[]) => {
      const states = statesOf(events)
      return events.every(({ type }, index) => {
        const shown = states[index + 1]?.shown
        return !shown || shown === states[index]?.shown || type === 'moment'
      })
    }
    expect(counterexample(isCalm)).toBeNull()
  })

  it('shows only what is due', () => {
    const isDue = ({ shown, due }: Popups) => shown === null || due.includes(shown)
    expect(counterexample((events) => statesOf(events).every(isDue))).toBeNull()
  })
})
