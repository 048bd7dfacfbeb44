import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import '#i18n/text/failureText.address.ts'
import { Failure, asFailure } from '#net/failure.ts'
import { requireUrl, type Passage, passageOf } from '#net/urlGate.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { holdUnwatched } from '#ui/html/linkWatch.ts'
import { linkHostsAtom } from '#features/merchant/merchant.atoms.ts'

export interface DownloadLink {
  readonly href: string
  /** Same origin: downloads without leaving the page. */
  readonly isOwn: boolean
  /**
   * Blocks the click offline, where the browser would replace the app with its error page, and lets the link gate ask
   * for confirmation before another site.
   */
  readonly guard: (event: MouseEvent<HTMLElement>) => void
}

/** Null where the URL may not be opened at all. */
export function useDownload(url: string | null): DownloadLink | null {
  const textOf = useFailureText()
  const hosts = useAtomValue(linkHostsAtom)
  const isOnline = useAtomValue(isOnlineAtom)
  const passage = url === null ? nowhere : passageOf(url, { kind: 'link', hosts })
  if (!passage) return null
  const guard = (event: MouseEvent<HTMLElement>) => {
    try {
      if (!isOnline) throw new Failure('offline')
      requireUrl(url)
    } catch (thrown) {
      event.preventDefault()
      toast(isOnline ? 'fail' : 'offline', textOf(asFailure(thrown)))
    }
    if (passage.kind !== 'own') holdUnwatched(event.nativeEvent, event.currentTarget)
  }
  return { href: passage.href, isOwn: passage.kind === 'own', guard }
}

/** Placeholder for a file without an address, so that its button can report that. */
const nowhere: Passage = { kind: 'own', href: '#' }
