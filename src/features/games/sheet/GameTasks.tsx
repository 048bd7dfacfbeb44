import { useEffect, useEffectEvent } from 'react'
import { buzz } from '../../../device/page/haptics.ts'
import { growPicture, sheetPicture, tilePicture } from '../../../ui/overlay/growPicture.ts'
import { useOwnSync } from '../own/useOwnSync.ts'
import { watchPresses } from './press.ts'
import { useSheet } from './useSheet.ts'

/** Most phones have no keys. */
function onFirstKey(begin: () => void) {
  addEventListener('keydown', begin, { once: true })
  return () => removeEventListener('keydown', begin)
}

const loadSheet = () => import('./GameSheet.tsx').catch(() => undefined)

/** Runs beside every screen: opens game sheets, saves the ids of the player's own games and leads the Tab key. */
export function GameTasks() {
  useOwnSync()
  const { openById } = useSheet()
  const ask = useEffectEvent((id: string, how: 'touch' | 'other') => {
    if (how === 'touch') buzz(10)
    const open = () => openById(id)
    // The page stands still while a picture grows: the sheet's code comes before.
    void loadSheet().then(() =>
      growPicture({ from: tilePicture(id), to: sheetPicture, change: open }),
    )
  })
  useEffect(() => watchPresses((id, how) => ask(id, how)), [])
  useEffect(
    () => onFirstKey(() => void import('../tile/stops.ts').then(({ watchStops }) => watchStops())),
    [],
  )
  return null
}
