import { useLingui } from '@lingui/react/macro'
import { MenuItems, useViewer } from './MenuItems.tsx'
import { promoItems } from './menu.rules.ts'

export function PromoMenu() {
  const { t } = useLingui()
  return <MenuItems label={t`Promo`} items={promoItems(useViewer())} />
}
