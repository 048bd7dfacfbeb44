import { isHomeScreenOpenAtom } from '#features/install/homeScreen/homeScreen.atoms.ts'
import { sheetHost } from '#ui/overlay/lateSheet.ts'
import { isAffiliateOpenAtom } from '#shell/affiliate/affiliate.atoms.ts'

export const AffiliateHost = sheetHost(
  () => import('#shell/affiliate/AffiliateSheet.tsx'),
  'AffiliateSheet',
  isAffiliateOpenAtom,
)

export const HomeScreenHost = sheetHost(
  () => import('#features/install/homeScreen/HomeScreenSheet.tsx'),
  'HomeScreenSheet',
  isHomeScreenOpenAtom,
)
