import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { isOnlineAtom } from '../../../device/traffic/connection.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import '../../../i18n/text/failureText.address.ts'
import { Failure, asFailure } from '../../../net/failure.ts'
import { given } from '../../../net/given.ts'
import { type Passage, passageOf } from '../../../net/urlGate.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { holdUnwatched } from '../../../ui/html/linkWatch.ts'
import { linkHostsAtom } from '../../merchant/merchant.atoms.ts'

export interface Download {
  readonly href: string
  /** Saved beside the page, where the file is this site's. */
  readonly isOwn: boolean
  /**
   * Without a network the browser would put its own error in the place of the app; and another site waits until the
   * link gate can ask about it.
   */
  readonly guard: (event: MouseEvent<HTMLElement>) => void
}

/** Where a file may be had, or null where its address may not be opened at all. */
export function useDownload(url: string | null): Download | null {
  const textOf = useFailureText()
  const hosts = useAtomValue(linkHostsAtom)
  const isOnline = useAtomValue(isOnlineAtom)
  const passage = url === null ? nowhere : passageOf(url, { kind: 'link', hosts })
  if (!passage) return null
  const guard = (event: MouseEvent<HTMLElement>) => {
    try {
      if (!isOnline) throw new Failure('offline')
      given(url)
    } catch (thrown) {
      event.preventDefault()
      toast(isOnline ? 'fail' : 'offline', textOf(asFailure(thrown)))
    }
    if (passage.kind !== 'own') holdUnwatched(event.nativeEvent, event.currentTarget)
  }
  return { href: hrefOf(passage), isOwn: passage.kind === 'own', guard }
}

/** The button of a file without an address is there, and says so. */
const nowhere: Passage = { kind: 'own', path: '#' }

const hrefOf = (passage: Passage) => (passage.kind === 'own' ? passage.path : passage.url)
