import { useLingui } from '@lingui/react/macro'
import { MenuItems } from './MenuItems.tsx'
import { promoItems } from './menu.rules.ts'
import { useViewer } from './useViewer.ts'

export function PromoMenu() {
  const { t } = useLingui()
  return <MenuItems label={t`Promo`} items={promoItems(useViewer())} />
}
