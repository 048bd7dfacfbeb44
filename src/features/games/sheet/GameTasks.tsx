import { useEffect, useEffectEvent } from 'react'
import { buzz } from '#device/page/haptics.ts'
import { useOwnSync } from '#features/games/own/useOwnSync.ts'
import { watchPresses } from './press.ts'
import { useSheet } from './useSheet.ts'

/** Waits for the first key press, because most phones have no keyboard. */
function onFirstKey(begin: () => void) {
  addEventListener('keydown', begin, { once: true })
  return () => removeEventListener('keydown', begin)
}

/** The page is frozen while a picture grows, so the sheet's code loads first. */
async function grow(id: string, open: () => void) {
  const [{ growPicture, sheetPicture, tilePicture }] = await Promise.all([
    import('#ui/overlay/growPicture.ts'),
    import('./GameSheet.tsx').catch(() => undefined),
  ])
  await growPicture({ from: tilePicture(id), to: sheetPicture, change: open })
}

/** Runs alongside every screen: opens game sheets, saves the ids of the player's own games and manages the Tab key. */
export function GameTasks() {
  useOwnSync()
  const { openById } = useSheet()
  const ask = useEffectEvent((id: string, how: 'touch' | 'other') => {
    if (how === 'touch') buzz(10)
    const open = () => openById(id)
    void grow(id, open).catch(open)
  })
  useEffect(() => watchPresses((id, how) => ask(id, how)), [])
  useEffect(
    () =>
      onFirstKey(
        () => void import('#features/games/tile/stops.ts').then(({ watchStops }) => watchStops()),
      ),
    [],
  )
  return null
}
