import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchStops } from './stops.ts'

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
