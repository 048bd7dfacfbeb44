import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, describe } from 'vitest'
import { watchStops, placeFor } from './stops.ts'

const tile = (name: string) =>
  `<li data-node-id="${name}"><button>${name}</button><button>Star ${name}</button></li>`
let unwatch = () => {}

beforeEach(() => {
  document.body.innerHTML = `<button>Before</button>
    <section data-category="HOT"><ul style="--rail-rows: 2">${['a', 'b', 'c', 'd', 'e'].map(tile).join('')}</ul></section>
    <button>After</button>`
  unwatch = watchStops()
})
afterEach(() => unwatch())

const focused = () => document.activeElement?.textContent
const press = async (keys: string) => {
  await userEvent.keyboard(keys)
  return focused()
}

it('Tab leaves a row after one tile and its star', async () => {
  document.querySelector('button')?.focus()
  expect(await press('{Tab}')).toBe('a')
  expect(await press('{Tab}')).toBe('Star a')
  expect(await press('{Tab}')).toBe('After')
})

it('arrow keys move inside a row, which remembers the last position', async () => {
  document.querySelector('button')?.focus()
  await press('{Tab}')
  expect(await press('{ArrowRight}')).toBe('c')
  expect(await press('{ArrowDown}')).toBe('d')
  await press('{Tab}')
  expect(await press('{ArrowLeft}')).toBe('Star b')
  expect(await press('{Tab}')).toBe('After')
  expect(await press('{Shift>}{Tab}{/Shift}')).toBe('Star b')
})

const eleven = { count: 11, rows: 3, isRtl: false }

describe('the arrow keys in a row of tiles', () => {
  it.each([
    ['ArrowRight', 0, 3],
    ['ArrowLeft', 3, 0],
    ['ArrowLeft', 2, null],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, null],
    ['ArrowDown', 10, null],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 3, null],
    ['ArrowRight', 7, 10],
    ['ArrowRight', 8, 10],
    ['ArrowRight', 9, null],
    ['ArrowRight', 10, null],
    ['Home', 5, 0],
    ['End', 5, 10],
    ['Enter', 5, null],
  ])('%s leads from tile %d to %s', (key, at, to) => {
    expect(placeFor(key, { ...eleven, at })).toBe(to)
  })

  it('follow the direction of the text', () => {
    expect(placeFor('ArrowLeft', { ...eleven, at: 0, isRtl: true })).toBe(3)
    expect(placeFor('ArrowRight', { ...eleven, at: 3, isRtl: true })).toBe(0)
  })
})
