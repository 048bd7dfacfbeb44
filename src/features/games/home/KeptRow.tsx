import { atom, useAtomValue } from 'jotai'
import { AgeLine } from '../../../i18n/age/AgeLine.tsx'
import { orKept } from '../own/ownGames.atoms.ts'
import { DrawnRow, type Props } from './GameRow.tsx'
import { rowAtom } from './rows.atoms.ts'

const keptRowAtoms = {
  FAV: atom((get) => orKept(get, 'favourites', get(rowAtom('FAV')))),
  RECENT: atom((get) => orKept(get, 'recent', get(rowAtom('RECENT')))),
}

/** A row of the player's own that cannot be asked for: what the phone knows of it, and since when. */
export function KeptRow(props: Props) {
  const read = useAtomValue(keptRowAtoms[props.row === 'FAV' ? 'FAV' : 'RECENT'])
  return read.value ? <DrawnRow {...props} read={read} age={<AgeLine of={read} />} /> : null
}
