import { describe, expect, it } from 'vitest'
import { type BarFacts, barFor, isClosedBy } from './bar.rules.ts'

const launches = ['APP', 'WEBCLIP', 'PWA', 'H5'] as const
const either = [false, true]

/** All 256 combinations. */
const allFacts: readonly BarFacts[] = either.flatMap((isOn) =>
  either.flatMap((isForPlayers) =>
    either.flatMap((isPlayer) =>
      either.flatMap((isClosed) =>
        launches.flatMap((launch) =>
          either.flatMap((hasIosLink) =>
            either.map((isGiftOn) => ({
              isOn,
              isForPlayers,
              isPlayer,
              isClosed,
              launch,
              hasIosLink,
              isGiftOn,
            })),
          ),
        ),
      ),
    ),
  ),
)

interface Row {
  readonly why: string
  readonly seen: Partial<BarFacts>
  readonly bar: ReturnType<typeof barFor>
}

/** A field that a row leaves out matches either value; the first matching row decides. */
const table: readonly Row[] = [
  { why: 'the merchant has switched it off', seen: { isOn: false }, bar: 'none' },
  { why: 'it was closed on this device', seen: { isClosed: true }, bar: 'none' },
  { why: 'in the native app', seen: { launch: 'APP' }, bar: 'none' },
  { why: 'in the installed app', seen: { launch: 'PWA' }, bar: 'none' },
  {
    why: 'in a web clip without an iOS link',
    seen: { launch: 'WEBCLIP', hasIosLink: false },
    bar: 'none',
  },
  {
    why: 'a visitor, where it is for players',
    seen: { isForPlayers: true, isPlayer: false },
    bar: 'none',
  },
  { why: 'in a web clip, with a gift', seen: { launch: 'WEBCLIP', isGiftOn: true }, bar: 'gift' },
  {
    why: 'in a web clip with an iOS link',
    seen: { launch: 'WEBCLIP', isGiftOn: false },
    bar: 'plain',
  },
  { why: 'in a browser, with a gift', seen: { launch: 'H5', isGiftOn: true }, bar: 'gift' },
  { why: 'in a browser', seen: { launch: 'H5', isGiftOn: false }, bar: 'plain' },
]

const fits = ({ seen }: Row, facts: BarFacts) =>
  Object.entries({ ...facts, ...seen }).every(
    ([name, value]) => Object.entries(facts).find(([own]) => own === name)?.[1] === value,
  )

const rowOf = (facts: BarFacts) => table.find((row) => fits(row, facts))

describe('the download bar', () => {
  it.each(table)('$why: $bar', (row) => {
    const under = allFacts.filter((facts) => rowOf(facts) === row)
    expect(under.length).toBeGreaterThan(0)
    for (const facts of under) expect(barFor(facts)).toBe(row.bar)
  })

  it('covers every case', () => {
    expect(allFacts).toHaveLength(256)
    expect(allFacts.filter((facts) => !rowOf(facts))).toEqual([])
  })

  it.each([
    [null, false],
    ['1', true],
    ['true', true],
    ['0', false],
    ['false', false],
    ['', false],
  ])('reads the stored %j as closed: %s', (stored, isClosed) => {
    expect(isClosedBy(stored)).toBe(isClosed)
  })
})
