import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { holdUnwatched } from './linkWatch.ts'
import { prepareSanitiser, sanitise, sanitiseNow } from './sanitise.ts'
import { useListener } from '../useListener.ts'
import css from './ServerHtml.module.css'

type Props = {
  html: string
  /** Told of every link that is pressed, in the place of following it. */
  onLink?: (href: string) => void
  /** Shown until the sanitiser is there. */
  waiting?: ReactNode
  /** Shown when it cannot be loaded. */
  failed?: ReactNode
  /** Sizes in rem are those of the platform's page, of which a phone is 7.5 wide. */
  isSized?: boolean
  className?: string
}

type Safe = Awaited<ReturnType<typeof sanitise>>
type Result = { of: string; safe?: Safe }
type TextProps = { safe: Safe; onLink: Props['onLink'] | undefined; className: string | undefined }

/* Whoever brings this along is about to show a text; one that fails here is fetched again with the text. */
prepareSanitiser().catch(() => undefined)

/** The one way of text written by the platform into the page. */
export function ServerHtml(props: Props) {
  const { html, onLink, waiting = null, failed = null, isSized = false, className } = props
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

  return <Text safe={safe} onLink={onLink} className={className} />
}

function Text({ safe, onLink, className }: TextProps) {
  const text = useRef<HTMLDivElement>(null)
  useListener(text, 'click', (event) => {
    const link = linkOf(event)
    if (!link) return
    if (!onLink) return holdUnwatched(event, link)
    event.preventDefault()
    onLink(link.getAttribute('href') ?? '')
  })
  useListener(text, 'auxclick', (event) => {
    const link = linkOf(event)
    if (link) holdUnwatched(event, link)
  })
  useSizes(text, safe)
  const classes = [css.text, className].filter(Boolean).join(' ')
  return <div ref={text} className={classes} dangerouslySetInnerHTML={{ __html: safe }} />
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** A policy without inline styles lets a script set them, one property at a time. */
function useSizes(text: RefObject<HTMLElement | null>, safe: Safe) {
  useLayoutEffect(() => {
    const sized = text.current?.querySelectorAll<HTMLElement>('[data-font-size], [data-width]')
    for (const { style, dataset } of sized ?? []) {
      if (dataset['fontSize']) style.setProperty('--font-size', dataset['fontSize'])
      if (dataset['width']) style.setProperty('--width', dataset['width'])
    }
  }, [text, safe])
}
