import { useSetAtom } from 'jotai'
import { HandOffSheet } from '#features/install/handOff/HandOffSheet.tsx'
import { settleFirstStartIntent } from '#features/install/handOff/firstStart.atoms.ts'

export function FirstStart({ onClose }: { readonly onClose: () => void }) {
  const settle = useSetAtom(settleFirstStartIntent)
  const close = () => {
    settle()
    onClose()
  }
  return <HandOffSheet open onClose={close} />
}
