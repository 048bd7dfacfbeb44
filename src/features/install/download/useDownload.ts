import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { isOnlineAtom } from '../../../device/connection.ts'
import { type Passage, passageOf } from '../../../net/urlGate.ts'
import { toast } from '../../../ui/toasts.ts'
import { linkHostsAtom } from '../../merchant/merchant.atoms.ts'

export interface Download {
  readonly href: string
  /** Saved beside the page, where the file is this site's. */
  readonly isOwn: boolean
  /** Without a network the browser would put its own error in the place of the app. */
  readonly guard: (event: MouseEvent) => void
}

/** Where a file may be had, or null where its address may not be opened at all. */
export function useDownload(url: string): Download | null {
  const { t } = useLingui()
  const hosts = useAtomValue(linkHostsAtom)
  const isOnline = useAtomValue(isOnlineAtom)
  const passage = passageOf(url, { kind: 'link', hosts })
  if (!passage) return null
  const guard = (event: MouseEvent) => {
    if (isOnline) return
    event.preventDefault()
    toast('offline', t`You are offline. Check your connection and try again.`)
  }
  return { href: hrefOf(passage), isOwn: passage.kind === 'own', guard }
}

const hrefOf = (passage: Passage) => (passage.kind === 'own' ? passage.path : passage.url)
