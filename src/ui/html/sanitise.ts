import type { Config } from 'dompurify'
import type DOMPurify from 'dompurify'
import { useEffect, useState } from 'react'

const ownPath = /^\/(?![/\\])/
const allowed = /^(?:https?:\/\/|\/(?![/\\]))/i

const tags = `
  p div section article header footer aside details summary figure figcaption blockquote
  h1 h2 h3 h4 h5 h6 hr br wbr ul ol li dl dt dd pre code kbd samp
  span b strong i em u s del ins mark small sub sup q cite abbr time bdi bdo a img
  table caption thead tbody tfoot tr th td
`

const words = (text: string) => text.trim().split(/\s+/)
const harmless = words('alt title lang dir colspan rowspan scope start reversed datetime')

const rules: Config & { RETURN_TRUSTED_TYPE: true } = {
  RETURN_TRUSTED_TYPE: true,
  ALLOWED_TAGS: [...words(tags), '#text'],
  ALLOWED_ATTR: ['href', 'src', ...harmless],
  ADD_URI_SAFE_ATTR: harmless,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: allowed,
}

const sizes = { 'font-size': 'data-font-size', width: 'data-width' } as const

let isSized = false
const sizesOf = new WeakMap<Node, readonly (readonly [attribute: string, rem: string])[]>()

function noteSizes(element: Node) {
  const style = isSized && element instanceof Element ? styleOf(element) : null
  if (!style) return
  sizesOf.set(
    element,
    Object.entries(sizes).flatMap(([property, attribute]) => {
      const pattern = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*(\\d{1,3}(?:\\.\\d+)?)rem`, 'i')
      const rem = pattern.exec(style)?.[1]
      return rem === undefined ? [] : [[attribute, rem] as const]
    }),
  )
}

const styleOf = (element: Element) =>
  element.getAttribute('data-style') ?? element.getAttribute('style')

/**
 * A browser reports inline styles and handlers to the CSP endpoint while parsing, before DOMPurify removes them. It
 * does not report attributes with unknown names.
 */
const muted = (html: string) =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replaceAll(
      /("[^"]*"|'[^']*')|(?<=[\s/"'])(style|on[a-z]+)(?=\s*=)/gi,
      (_, quoted?: string, name?: string) => quoted ?? `data-${name}`,
    ),
  )

/** Written without control characters, because browsers ignore them in URLs. */
function cleanAddress(element: Element, attribute: 'href' | 'src') {
  const address = element
    .getAttribute(attribute)
    ?.replaceAll(/\p{Cc}/gu, '')
    .trim()
  if (address === undefined) return
  if (allowed.test(address)) element.setAttribute(attribute, address)
  else element.removeAttribute(attribute)
}

function finish(element: Element) {
  for (const [attribute, rem] of sizesOf.get(element) ?? []) element.setAttribute(attribute, rem)
  if (element.tagName === 'A') {
    cleanAddress(element, 'href')
    const href = element.getAttribute('href') ?? ''
    if (href !== '' && !ownPath.test(href)) element.setAttribute('target', '_blank')
    element.setAttribute('rel', 'noopener noreferrer')
  }
  if (element.tagName === 'IMG') {
    cleanAddress(element, 'src')
    if (!element.hasAttribute('src')) element.remove()
    element.setAttribute('loading', 'lazy')
    element.setAttribute('referrerpolicy', 'no-referrer')
  }
}

let loaded: typeof DOMPurify | undefined

async function load() {
  const { default: purify }: { default: typeof DOMPurify } = await import('dompurify')
  purify.addHook('beforeSanitizeAttributes', noteSizes)
  purify.addHook('afterSanitizeAttributes', finish)
  loaded = purify
  return purify
}

let purifier: ReturnType<typeof load> | undefined

const prepareSanitiser = () => (purifier ??= load())

function cleaned(purify: typeof DOMPurify, html: string, withSizes: boolean) {
  isSized = withSizes
  return purify.sanitize(muted(html), rules)
}

export const sanitiseNow = (html: string, withSizes = false) =>
  loaded && cleaned(loaded, html, withSizes)

/** Throws if DOMPurify cannot be loaded. `withSizes` keeps sizes in rem. */
export async function sanitise(html: string, withSizes = false) {
  try {
    return cleaned(await prepareSanitiser(), html, withSizes)
  } catch (error) {
    purifier = undefined
    throw error
  }
}

/** True once DOMPurify has loaded or failed. Rendering the content below before that would shift the layout. */
export function useSanitiser(): boolean {
  const [isSettled, setSettled] = useState(() => sanitiseNow('') !== undefined)
  useEffect(() => {
    const settle = () => setSettled(true)
    prepareSanitiser().then(settle, settle)
  }, [])
  return isSettled
}
