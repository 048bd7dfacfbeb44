import type { Page } from '@playwright/test'

export interface Said {
  readonly text: string
  /** The language that an element declares for its text. */
  readonly lang: string
  /** Whether it is a name, a code or a number, which no catalog has. */
  readonly isData: boolean
  /** The element's name and class. */
  readonly place: string
}

export interface Reading {
  readonly lang: string
  readonly dir: string
  readonly said: readonly Said[]
}

/** All text of the page, or of the dialog over it: texts, names of controls, hints and titles. */
export const readPage = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']
    const data = 'code, bdi, [dir=auto], [dir=ltr], [translate=no], input, iframe, [data-moving]'
    const silent = 'script, style, template, noscript'
    const said: Said[] = []
    const tell = (element: Element, text: string | null) => {
      const words = text?.replace(/\s+/g, ' ').trim()
      if (!words) return
      said.push({
        text: words,
        lang: element.closest('[lang]')?.getAttribute('lang') ?? '',
        isData: element.closest(data) !== null,
        place: `${element.localName}.${element.getAttribute('class') ?? ''}`,
      })
    }
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest(silent) || !element.checkVisibility()) continue
      for (const name of attributes) tell(element, element.getAttribute(name))
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) tell(element, node.nodeValue)
    }
    const { lang, dir } = document.documentElement
    return { lang, dir, said }
  })
