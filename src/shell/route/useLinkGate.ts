import { t } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { linkHostsAtom } from '#features/merchant/merchant.atoms.ts'
import { type Passage, passageOf } from '#net/urlGate.ts'
import { confirm } from '#ui/overlay/confirmation.ts'
import { watchLinks } from '#ui/html/linkWatch.ts'

export function useLinkGate() {
  const hosts = useAtomValue(linkHostsAtom)
  const { history } = useRouter()
  useEffect(() => {
    const handle = (event: MouseEvent) => {
      const href = hrefOf(event)
      if (href === null) return
      const passage = passageOf(href, { kind: 'link', hosts })
      if (passage?.kind === 'own' && isForBrowser(event)) return
      event.preventDefault()
      if (passage?.kind === 'own') history.push(passage.href)
      else if (passage) void leave(passage)
    }
    document.addEventListener('click', handle)
    document.addEventListener('auxclick', handle)
    const unwatch = watchLinks()
    return () => {
      unwatch()
      document.removeEventListener('click', handle)
      document.removeEventListener('auxclick', handle)
    }
  }, [hosts, history])
}

const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

function hrefOf({ target, button, defaultPrevented }: MouseEvent): string | null {
  if (defaultPrevented || button > 1 || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('a[href]')
  const href = link?.getAttribute('href')
  if (!link || !href || href.startsWith('#') || link.hasAttribute('download')) return null
  return /^https?:$/.test(link.protocol) ? href : null
}

async function leave(passage: Exclude<Passage, { kind: 'own' }>) {
  const isAgreed = passage.kind === 'open' || (await askToLeave(passage.host))
  if (isAgreed) window.open(passage.href, '_blank', 'noopener,noreferrer')
}

const askToLeave = (host: string) =>
  confirm({
    title: t`Go to ${host}?`,
    text: t`This link leads to another site.`,
    confirm: t`Open`,
    cancel: t`Stay here`,
  })
