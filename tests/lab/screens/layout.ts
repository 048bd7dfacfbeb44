import type { Frame, Page } from '@playwright/test'

interface Text {
  readonly node: Node
  readonly element: HTMLElement
  /** The element and those around it, out to the page or the dialog: nothing outside a dialog clips it. */
  readonly around: readonly HTMLElement[]
  readonly words: string
  /** One rectangle per line. */
  readonly lines: readonly DOMRect[]
  /** The visible parts of the lines. */
  readonly seen: readonly DOMRect[]
}

declare global {
  interface Window {
    /** Every visible text of the page, or of the dialog over it, read once for all checks. */
    shownTexts: () => Text[]
  }
}

/** Ignores texts that move or have a picture over them: their position is intended. */
const defineTexts = () => {
  const still = 'script, style, option, textarea, .visually-hidden, [data-moving]'
  const isShown = (element: HTMLElement) =>
    !element.closest(still) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 0)
  function aroundOf(element: HTMLElement, page: Element): HTMLElement[] {
    const around: HTMLElement[] = []
    for (let part: HTMLElement | null = element; part && part !== page; part = part.parentElement)
      around.push(part)
    return page instanceof HTMLDialogElement ? [...around, page] : around
  }
  function within(line: DOMRect, around: readonly HTMLElement[]): DOMRect {
    let { left, right, top, bottom } = line
    for (const part of around) {
      const { overflowX, overflowY } = getComputedStyle(part)
      const box = part.getBoundingClientRect()
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)]
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  function readTexts() {
    const texts: Text[] = []
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.nodeValue?.trim() ?? ''
      if (!element || words === '' || !isShown(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = linesOf(range)
      const around = aroundOf(element, top)
      const seen = lines
        .map((line) => within(line, around))
        .filter(({ width, height }) => width > 2 && height > 2)
      if (seen.length > 0) texts.push({ node, element, around, words, lines, seen })
    }
    return texts
  }
  let texts: Text[] | undefined
  window.shownTexts = () => (texts ??= readTexts())
}

/** Elements that make the page, or a dialog, wider than the screen. */
const wide = () => {
  const room = document.documentElement.clientWidth
  const excess = (document.scrollingElement?.scrollWidth ?? 0) - room
  const dialogs = [
    ...document.querySelectorAll<HTMLElement>('dialog[open], dialog[open] *'),
  ].filter(
    (part) =>
      part.scrollWidth > part.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(part).overflowY),
  )
  const isPast = (one: Element, { left, right }: Pick<DOMRect, 'left' | 'right'>) => {
    const box = one.getBoundingClientRect()
    return box.right > right + 1 || (document.dir === 'rtl' && box.left < left - 1)
  }
  const beyond = (part: HTMLElement) => {
    const edge = part.getBoundingClientRect()
    const isOut = (one: Element) => isPast(one, edge)
    return [...part.querySelectorAll('*')]
      .filter((one) => isOut(one) && ![...one.children].some(isOut))
      .map((one) => one.getAttribute('class') ?? one.tagName)
  }
  const found = dialogs.map(
    (part) =>
      `a dialog scrolls sideways by ${part.scrollWidth - part.clientWidth}: ${beyond(part).slice(0, 3).join(', ')}`,
  )
  if (excess <= 0) return found
  const isBeyond = (part: Element) => isPast(part, { left: 0, right: room })
  const isHeld = (part: Element | null): boolean =>
    part !== null &&
    part !== document.body &&
    (getComputedStyle(part).overflowX !== 'visible' || isHeld(part.parentElement))
  const causes = [...document.body.querySelectorAll('*')]
    .filter(
      (part) => isBeyond(part) && ![...part.children].some(isBeyond) && !isHeld(part.parentElement),
    )
    .map(
      (part) => `${part.getAttribute('class') ?? part.tagName} “${part.textContent?.slice(0, 30)}”`,
    )
  return [...found, `the page is ${excess} px too wide: ${causes.slice(0, 4).join(', ')}`]
}

/** Text that an ancestor clips, other than by an ellipsis. */
const cut = () => {
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const shortens = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  function cutterOf({ around, lines }: Text): Element | null {
    for (const part of around) {
      const style = getComputedStyle(part)
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return null
      if (shortens(style)) return null
      const box = part.getBoundingClientRect()
      const isCut = ({ left, right, top, bottom, height }: DOMRect) =>
        (clips(style.overflowX) && (left < box.left - 2 || right > box.right + 2)) ||
        (clips(style.overflowY) && (top < box.top - height / 4 || bottom > box.bottom + height / 4))
      if (box.width > 1 && lines.some(isCut)) return part
    }
    return null
  }
  return window.shownTexts().flatMap((text) => {
    const cutter = cutterOf(text)
    return cutter ? [`“${text.words.slice(0, 40)}” is cut by ${cutter.getAttribute('class')}`] : []
  })
}

/** Text that overflows its button, link or field. */
const outside = () =>
  window.shownTexts().flatMap(({ element, seen, words }) => {
    const control = element.closest('button, a[href], label, summary, [role=tab], [role=button]')
    if (!control || getComputedStyle(control).display === 'inline') return []
    const box = control.getBoundingClientRect()
    const isOut = ({ left, right, top, bottom }: DOMRect) =>
      left < box.left - 2 || right > box.right + 2 || top < box.top - 4 || bottom > box.bottom + 4
    const isScrolled = [element, ...(control.contains(element) ? [] : [control])].some((part) =>
      /auto|scroll|hidden|clip/.test(getComputedStyle(part).overflow),
    )
    return !isScrolled && seen.some(isOut)
      ? [`“${words.slice(0, 40)}” sticks out of its control`]
      : []
  })

/** Texts that overlap. */
const overlapping = () => {
  const layerOf = (element: Element) => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return part
    return null
  }
  const boxes = window.shownTexts().flatMap(({ element, seen, words }) => {
    const layer = layerOf(element)
    return seen.map((box) => ({ element, layer, words, box }))
  })
  boxes.sort((one, other) => one.box.top - other.box.top)
  const found = new Set<string>()
  boxes.forEach((one, place) => {
    for (const other of boxes.slice(place + 1)) {
      if (other.box.top >= one.box.bottom - 4) break
      const beside =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const height = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      const isOver = beside > 3 && height > Math.min(one.box.height, other.box.height) * 0.3
      const isApart = !one.element.contains(other.element) && !other.element.contains(one.element)
      if (isOver && isApart && one.layer === other.layer)
        found.add(`“${one.words.slice(0, 30)}” and “${other.words.slice(0, 30)}” overlap`)
    }
  })
  return [...found]
}

/**
 * Amounts and numbers that break across lines, and words that break although the screen, dialog or
 * bar they are in is wide enough for them. Tiles are exempt, being as narrow as their pictures, and
 * addresses, which break anywhere.
 */
const broken = () => {
  /** The share of its width that a panel and a button leave to a line. */
  const share = 0.7
  const number = /(?<![\w.,/-])[৳$€]?[\d০-৯][\d০-৯,.]{0,15}[\d০-৯]%?(?![\w/-])/g
  const word = /(?<![\p{L}\p{M}\w@./:-])[\p{L}\p{M}]+(?![\p{L}\p{M}\w@./:-])/gu
  const address = /https?:\S+/g
  /** Scripts without spaces between words. */
  const unspaced = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
  const partsOf = (node: Node, { index, 0: { length } }: RegExpExecArray) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + length)
    return [...range.getClientRects()]
  }
  const isBroken = (parts: readonly DOMRect[]) =>
    new Set(parts.map(({ top }) => Math.round(top))).size > 1
  const widthOf = (parts: readonly DOMRect[]) => parts.reduce((sum, { width }) => sum + width, 0)
  return window.shownTexts().flatMap(({ node, element }) => {
    const text = (node.nodeValue ?? '').replace(address, ({ length }) => ' '.repeat(length))
    if (element.closest('[data-node-id]:not(:has([data-result]))')) return []
    const place = element.closest('dialog, main, nav, header, footer') ?? document.body
    const fits = (parts: readonly DOMRect[]) => widthOf(parts) <= share * place.clientWidth
    const numbers = [...text.matchAll(number)].filter((found) => isBroken(partsOf(node, found)))
    const words = [...text.matchAll(word)].filter((found) => {
      const parts = partsOf(node, found)
      return !unspaced.test(found[0]) && isBroken(parts) && fits(parts)
    })
    return [...numbers, ...words].map(([part]) => `${part} is broken over lines`)
  })
}

/** Rows that are skipped because they are off screen still have the boxes of their last layout. */
const showSkipped = () => {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto')
      element.style.contentVisibility = 'visible'
}

/** What large text breaks on the current screen, or in the games and lotteries embedded in it. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const faults = await Promise.all(page.frames().map(faultsIn))
  return [...new Set(faults.flat())]
}

const steps = [defineTexts, showSkipped, wide, cut, outside, overlapping, broken].map(String)

/** All checks run in one call: on a page that still moves, texts and controls would be read at different times. */
const faultsIn = (frame: Frame) =>
  frame.evaluate<string[]>(`[${steps.join(', ')}].flatMap((step) => step() ?? [])`)

/** Sets the browser's font size, on which every rem is based; 100 is 16 px. */
export async function setTextSize(page: Page, percent: number) {
  const session = await page.context().newCDPSession(page)
  const standard = Math.round((16 * percent) / 100)
  await session.send('Page.setFontSizes', {
    fontSizes: { standard, fixed: Math.round(standard * 0.8125) },
  })
  await session.detach()
}
