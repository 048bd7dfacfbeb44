import { useAtom } from 'jotai'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'
import { isAffiliateOpenAtom } from './affiliate.atoms.ts'

const AffiliateSheet = optional(() => import('./AffiliateSheet.tsx'), 'AffiliateSheet')

export function AffiliateHost() {
  const [isOpen, setOpen] = useAtom(isAffiliateOpenAtom)
  const isNeeded = useSticky(isOpen)
  return isNeeded && <AffiliateSheet open={isOpen} onClose={() => setOpen(false)} />
}
