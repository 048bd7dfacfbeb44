import { type Engine, pause } from './engine.ts'

const patience = 40_000

/** Waits until an expression is true in the page, or in the game's iframe. */
export async function until(engine: Engine, expression: string, isInGame = false) {
  const end = Date.now() + patience
  let last: unknown
  while (Date.now() < end) {
    last = await engine.read(`Boolean(${expression})`, isInGame).catch((reason) => reason)
    if (last === true) return
    await pause(200)
  }
  throw new Error(`${engine.name} never came to ${expression} (${String(last)})`)
}

/** The first visible element of a selector whose name, text or label contains the words. */
const find = (selector: string, words: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility() && !one.disabled && [one.ariaLabel, one.textContent, one.labels?.[0]?.textContent].join(' ').includes(${JSON.stringify(words)}))`

export const sees = (engine: Engine, selector: string, words = '', isInGame = false) =>
  until(engine, find(selector, words), isInGame)

export async function press(engine: Engine, selector: string, words = '', isInGame = false) {
  await sees(engine, selector, words, isInGame)
  await engine.read(`void ${find(selector, words)}.click()`, isInGame)
}

/** Waits until the browser has painted what the page is now, and pages have faded in: WebKitGTK's picture is of its last frame. */
export async function painted(engine: Engine) {
  const mark = 'document.documentElement.dataset.painted'
  const twoFrames = `requestAnimationFrame(() => requestAnimationFrame(() => (${mark} = 'yes')))`
  await engine.read(`void (delete ${mark}, ${twoFrames})`)
  await until(engine, `${mark} === 'yes'`)
  await pause(500)
}

/** Sets the value as typing does, so that React notices. */
export async function fill(engine: Engine, selector: string, words: string, value: string) {
  await sees(engine, selector, words)
  await engine.read(`(() => {
    const field = ${find(selector, words)}
    field.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(value)})
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })()`)
}

export const isAt = (engine: Engine, path: string) =>
  until(engine, `location.pathname === ${JSON.stringify(path)}`)
