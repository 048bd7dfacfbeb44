import { useEffect, useRef, useState, type ReactNode } from 'react'
import { sanitise } from './sanitise.ts'
import { useListener } from './useListener.ts'
import css from './ServerHtml.module.css'

type Props = {
  html: string
  /** Told of every link that is pressed, in the place of following it. */
  onLink?: (href: string) => void
  /** Shown until the sanitiser is there. */
  waiting?: ReactNode
  /** Shown when it cannot be loaded. */
  failed?: ReactNode
  className?: string
}

type Safe = Awaited<ReturnType<typeof sanitise>>
type Result = { of: string; safe?: Safe }
type TextProps = { safe: Safe; onLink: Props['onLink'] | undefined; className: string | undefined }

/** The one way of text written by the platform into the page. */
export function ServerHtml({ html, onLink, waiting = null, failed = null, className }: Props) {
  const [result, setResult] = useState<Result>()

  useEffect(() => {
    let isWanted = true
    sanitise(html).then(
      (safe) => isWanted && setResult({ of: html, safe }),
      () => isWanted && setResult({ of: html }),
    )
    return () => {
      isWanted = false
    }
  }, [html])

  if (html.trim() === '') return null
  if (result?.of !== html) return waiting
  if (result.safe === undefined) return failed

  return <Text safe={result.safe} onLink={onLink} className={className} />
}

function Text({ safe, onLink, className }: TextProps) {
  const text = useRef<HTMLDivElement>(null)
  useListener(text, 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!onLink || !link) return
    event.preventDefault()
    onLink(link.getAttribute('href') ?? '')
  })
  const classes = [css.text, className].filter(Boolean).join(' ')
  return <div ref={text} className={classes} dangerouslySetInnerHTML={{ __html: safe }} />
}
