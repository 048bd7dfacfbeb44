import { useLingui } from '@lingui/react/macro'
import { MenuItems } from '../menu/MenuItems.tsx'
import { promoItems } from '../menu/menu.rules.ts'
import { useViewer } from '../menu/useViewer.ts'

export function Promo() {
  const { t } = useLingui()
  return <MenuItems label={t`Promo`} items={promoItems(useViewer())} />
}
