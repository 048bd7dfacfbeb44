import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useAtomValue } from 'jotai'
import { useDigits } from '#i18n/digits.ts'
import { langOf } from '#i18n/foreign/langOf.ts'
import '#i18n/foreign/scripts.ts'
import { formatsAtom } from '#i18n/language.atoms.ts'
import { holdUnwatched } from './linkWatch.ts'
import { sanitise, sanitiseNow } from './sanitise.ts'
import { useListener } from '#ui/useListener.ts'
import css from './ServerHtml.module.css'

type Props = {
  html: string
  waiting?: ReactNode
  failed?: ReactNode
  /** Converts sizes in rem, which refer to the platform's page: a phone is 7.5 rem wide there. */
  isSized?: boolean
  className?: string
}

type Safe = Awaited<ReturnType<typeof sanitise>>
type Result = { of: string; safe?: Safe }
type TextProps = { safe: Safe; className: string | undefined }

/** The only way to put platform HTML into the page. */
export function ServerHtml(props: Props) {
  const { html, waiting = null, failed = null, isSized = false, className } = props
  const [result, setResult] = useState<Result>()
  const ready = useMemo(() => sanitiseNow(html, isSized), [html, isSized])

  useEffect(() => {
    if (ready !== undefined) return
    let isWanted = true
    sanitise(html, isSized).then(
      (safe) => isWanted && setResult({ of: html, safe }),
      () => isWanted && setResult({ of: html }),
    )
    return () => {
      isWanted = false
    }
  }, [ready, html, isSized])

  if (html.trim() === '') return null
  if (ready === undefined && result?.of !== html) return waiting
  const safe = ready ?? result?.safe
  if (safe === undefined) return failed

  return <Text safe={safe} className={className} />
}

function Text({ safe, className }: TextProps) {
  const text = useRef<HTMLDivElement>(null)
  const digits = useDigits()
  const { choice = 'decimal' } = useAtomValue(formatsAtom).digits ?? {}
  useListener(text, 'click', holdLink)
  useListener(text, 'auxclick', holdLink)
  useLayoutEffect(() => {
    if (!text.current) return
    applySizes(text.current)
    // The player's choice has the name of a CSS counter style.
    text.current.style.setProperty('--numerals', digits('1') === '1' ? 'decimal' : choice)
    translateDigits(text.current, digits)
    tagLanguages(text.current)
  }, [safe, digits, choice])
  const classes = [css.text, className].filter(Boolean).join(' ')
  return <div ref={text} className={classes} dangerouslySetInnerHTML={{ __html: safe }} />
}

function holdLink(event: Event) {
  const link = event.target instanceof Element && event.target.closest('a[href]')
  if (link instanceof HTMLElement) holdUnwatched(event, link)
}

/** The CSP forbids inline styles but lets scripts set single properties. */
function applySizes(text: Element) {
  for (const { style, dataset } of text.querySelectorAll<HTMLElement>(
    '[data-font-size], [data-width]',
  )) {
    if (dataset['fontSize']) style.setProperty('--font-size', dataset['fontSize'])
    if (dataset['width']) style.setProperty('--width', dataset['width'])
  }
}

function translateDigits(text: Element, digits: (text: string) => string) {
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    node.nodeValue = digits(node.nodeValue ?? '')
  }
}

/** Sets the language of the whole text, and of each of its paragraphs. */
function tagLanguages(text: Element) {
  for (const part of [text, ...text.children]) {
    const lang = langOf(part.textContent)
    if (lang) part.setAttribute('lang', lang)
    else part.removeAttribute('lang')
  }
}
