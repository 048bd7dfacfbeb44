import { useLingui } from '@lingui/react/macro'
import { MenuItems } from '#shell/menu/MenuItems.tsx'
import { promoItems } from '#shell/menu/menu.rules.ts'
import { useViewer } from '#shell/menu/useViewer.ts'

export function Promo() {
  const { t } = useLingui()
  return <MenuItems label={t`Promo`} items={promoItems(useViewer())} />
}
