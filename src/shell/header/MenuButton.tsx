import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { useFailureText } from '#i18n/text/failureText.ts'
import { IconButton } from '#ui/button/Button.tsx'
import { awaited } from '#ui/optional.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { Openable } from '#ui/overlay/Sheet.tsx'

export function MenuButton() {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [Menu, setMenu] = useState<ComponentType<Openable> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      const { SideMenu } = await awaited(import('#shell/menu/SideMenu.tsx'))
      setMenu(() => SideMenu)
      setOpen(true)
    } catch {
      toast('offline', failureText({ kind: 'offline', code: null }))
    }
  }
  return (
    <>
      <IconButton
        icon="menu"
        label={t`Menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void open()}
      />
      {Menu && <Menu open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
