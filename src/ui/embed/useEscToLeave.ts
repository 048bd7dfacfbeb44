import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { confirm } from '#ui/overlay/confirmation.ts'

interface Leaving {
  readonly name: string
  /** Leaving asks the player itself, because more than the place is at stake. */
  readonly isAsked: boolean
  readonly onLeave: () => void
}

/** Esc asks whether to leave a part that fills the screen, so that an accidental press does not leave it. */
export function useEscToLeave({ name, isAsked, onLeave }: Leaving) {
  const { t } = useLingui()
  const leave = useEffectEvent(async () => {
    const question = {
      title: t({ message: `Leave ${name}?`, comment: 'The placeholder is the name of a game.' }),
      confirm: t`Leave`,
      cancel: t`Stay`,
    }
    if (isAsked || (await confirm(question))) onLeave()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isFree = !event.defaultPrevented && !document.querySelector('dialog[open]')
      if (event.key === 'Escape' && isFree) void leave()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
