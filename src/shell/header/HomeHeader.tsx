import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ComponentType, type ReactNode, useState } from 'react'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { Link } from '#ui/Link.tsx'
import { IconButton } from '#ui/button/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { loadedPart } from '#ui/optional.ts'
import type { Openable } from '#ui/overlay/Sheet.tsx'
import { AccountActions } from './AccountActions.tsx'
import css from './Header.module.css'
import { Brand, HeaderLayout } from './HeaderLayout.tsx'

export function HomeHeader({ search }: { readonly search?: ReactNode }) {
  const { t } = useLingui()
  return (
    <HeaderLayout
      search={search}
      actions={
        <>
          <Link to="/m/app" className={css.icon} aria-label={t`Download`} title={t`Download`}>
            <Icon name="download" />
          </Link>
          <AccountActions />
        </>
      }
    >
      <MenuButton />
      <Brand>{useAtomValue(brandAtom)}</Brand>
    </HeaderLayout>
  )
}

function MenuButton() {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [Menu, setMenu] = useState<ComponentType<Openable> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    try {
      const { SideMenu } = await loadedPart(import('#shell/menu/SideMenu.tsx'))
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
