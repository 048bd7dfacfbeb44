import { useSetAtom } from 'jotai'
import { HandOffSheet } from './HandOffSheet.tsx'
import { settleFirstStartIntent } from './handOff.atoms.ts'

/** The installed app's first start: whoever comes from a browser need not begin anew. */
export function FirstStartPopup({ onClose }: { readonly onClose: () => void }) {
  const settle = useSetAtom(settleFirstStartIntent)
  const close = () => {
    settle()
    onClose()
  }
  return <HandOffSheet open onClose={close} />
}
