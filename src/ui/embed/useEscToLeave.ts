import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { confirm } from '#ui/overlay/confirmation.ts'

interface Options {
  readonly name: string
  /** `onLeave` asks for confirmation itself, because more than the place is at stake. */
  readonly confirmsItself: boolean
  readonly onLeave: () => void
}

/** Esc asks whether to leave a part that fills the screen, so that an accidental press does not leave it. */
export function useEscToLeave({ name, confirmsItself, onLeave }: Options) {
  const { t } = useLingui()
  const leave = useEffectEvent(async () => {
    const question = {
      title: t({ message: `Leave ${name}?`, comment: 'The placeholder is the name of a game.' }),
      confirm: t`Leave`,
      cancel: t`Stay`,
    }
    if (confirmsItself || (await confirm(question))) onLeave()
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
