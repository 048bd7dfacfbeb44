import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense } from 'react'
import { optional } from '../../../ui/optional.ts'
import { useSticky } from '../../../ui/useSticky.ts'
import { closeHomeScreenIntent, isHomeScreenOpenAtom } from './homeScreen.atoms.ts'

const HomeScreenSheet = optional(() =>
  import('./HomeScreenSheet.tsx').then((module) => module.HomeScreenSheet),
)

export function HomeScreenHost() {
  const isOpen = useAtomValue(isHomeScreenOpenAtom)
  const isNeeded = useSticky(isOpen)
  const close = useSetAtom(closeHomeScreenIntent)
  return (
    <Suspense>
      {isNeeded && <HomeScreenSheet open={isOpen} onClose={close} onDone={close} />}
    </Suspense>
  )
}
