import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOpenSearch } from '#features/games/overlay/useOverlays.ts'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import { actOf } from './shortcuts.rules.ts'

const fields = 'input, textarea, select, [contenteditable]'

/** The player is not typing, and nothing covers the page. */
const isFree = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  !(ctrlKey || metaKey || altKey || isComposing) &&
  !(target instanceof Element && target.closest(fields)) &&
  !document.querySelector('dialog[open]')

export function ShortcutHost() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const openSearch = useOpenSearch()
  const [isOpen, setOpen] = useState(false)
  const before = useRef<{ readonly key: string; readonly at: number }>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event)) return
    const pressed = { key: event.key, at: event.timeStamp }
    const act = actOf(pressed, before.current)
    before.current = act ? null : pressed
    if (!act) return
    event.preventDefault()
    if (act === 'search') openSearch()
    else if (act === 'list') setOpen(true)
    else void navigate({ to: act })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Keyboard shortcuts`}>
      <ShortcutList />
    </Sheet>
  )
}
