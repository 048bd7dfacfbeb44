import { useAtom } from 'jotai'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'
import { isHomeScreenOpenAtom } from './homeScreen.atoms.ts'

const HomeScreenSheet = optional(() => import('./HomeScreenSheet.tsx'), 'HomeScreenSheet')

export function HomeScreenHost() {
  const [isOpen, setOpen] = useAtom(isHomeScreenOpenAtom)
  const isNeeded = useSticky(isOpen)
  const close = () => setOpen(false)
  return isNeeded && <HomeScreenSheet open={isOpen} onClose={close} onDone={close} />
}
