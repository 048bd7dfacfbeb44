import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { Passage } from '../../net/urlGate.ts'
import { confirm } from '../../ui/confirmation.ts'

interface Props {
  readonly passage: Passage
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A link of the platform's: ours in place, a known host in a new tab, an unknown one only if the player agrees. */
export function PassageLink({ passage, className, children }: Props) {
  const navigate = useNavigate()
  const ask = useAskToLeave()
  const follow = (event: MouseEvent) => {
    if (passage.kind === 'open' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    void (passage.kind === 'own' ? navigate({ href: passage.path }) : ask(passage))
  }
  const leaves = passage.kind !== 'own' && { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <a
      {...leaves}
      href={passage.kind === 'own' ? passage.path : passage.url}
      className={className}
      draggable={false}
      onClick={follow}
    >
      {children}
    </a>
  )
}

function useAskToLeave() {
  const { t } = useLingui()
  return async ({ host, url }: Extract<Passage, { kind: 'ask' }>) => {
    const isAgreed = await confirm({
      title: t`Leave for ${host}?`,
      text: t`This link leads to another site.`,
      confirm: t`Open`,
      cancel: t`Stay here`,
    })
    if (isAgreed) window.open(url, '_blank', 'noopener,noreferrer')
  }
}
