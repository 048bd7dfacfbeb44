import { expect, it, vi } from 'vitest'
import { aGame } from '#testing/games.ts'
import { type Slice, windowedGames, span } from './windows.ts'

const size = 30 * span
const sliceFrom = (from: number): Slice =>
  Array.from({ length: Math.min(span, size - from) }, (_, place) =>
    aGame({ id: String(from + place) }),
  )

function open(read = vi.fn(async (from: number) => sliceFrom(from))) {
  const onCome = vi.fn()
  return { read, onCome, gameAt: windowedGames(size, sliceFrom(0), read, onCome) }
}
const idAt = ({ gameAt }: ReturnType<typeof open>, place: number) => gameAt(place)?.id
const settled = () => vi.waitFor(() => Promise.resolve())

it('a window is there before a scroll comes to it, and nothing is drawn anew for it', async () => {
  const one = open()
  expect(idAt(one, 5)).toBe('5')
  await settled()
  expect(idAt(one, span + 1)).toBe(String(span + 1))
  expect(one.onCome).not.toHaveBeenCalled()
})

it('a leap lands where nothing is yet, and tells when there is', async () => {
  const one = open()
  expect(idAt(one, 10 * span)).toBeUndefined()
  await vi.waitFor(() => expect(one.onCome).toHaveBeenCalledOnce())
  expect(idAt(one, 10 * span)).toBe(String(10 * span))
})

it('what did not come is asked for again when it is looked at again', async () => {
  const read = vi.fn(async (from: number) => sliceFrom(from))
  read.mockRejectedValueOnce(new Error('no catalogue'))
  const one = open(read)
  expect(idAt(one, 10 * span)).toBeUndefined()
  await settled()
  await vi.waitFor(() => {
    idAt(one, 10 * span)
    expect(idAt(one, 10 * span)).toBe(String(10 * span))
  })
})

it('the page holds a few windows, however far it is scrolled', async () => {
  const one = open()
  for (let window = 0; window < 30; window += 1) {
    idAt(one, window * span)
    await settled()
    expect(idAt(one, window * span)).toBe(String(window * span))
  }
  const asked = one.read.mock.calls.length
  expect(asked).toBe(29)
  expect(idAt(one, 0)).toBeUndefined()
  await settled()
  expect(one.read.mock.calls.length).toBeGreaterThan(asked)
})

it('nothing is asked for beyond the list', async () => {
  const one = open()
  idAt(one, size - 1)
  await settled()
  expect(one.read.mock.calls.flat().toSorted((a, b) => a - b)).toEqual([
    size - 2 * span,
    size - span,
  ])
})
