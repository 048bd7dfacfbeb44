import { useAtomValue } from 'jotai'
import type { VendorCode } from '../../../api/games/category.ts'
import { VendorMark } from '../../../ui/art/VendorMark.tsx'
import { GamePicture } from './GamePicture.tsx'
import css from './VendorLogo.module.css'
import { logosAtom, looksAtom } from './logos.atoms.ts'

interface Props {
  readonly vendor: VendorCode
  readonly name: string
}

export function VendorLogo({ vendor, name }: Props) {
  const path = useAtomValue(logosAtom).get(vendor)
  const look = useAtomValue(looksAtom).get(vendor)
  return (
    <span className={css.logo}>
      <VendorMark vendor={vendor} name={name} look={look} />
      {path !== undefined && <GamePicture path={path} />}
    </span>
  )
}
