import { useEffect, useEffectEvent } from 'react'
import { buzz } from '../../../device/page/haptics.ts'
import { useOwnSync } from '../own/useOwnSync.ts'
import { watchStops } from '../tile/stops.ts'
import { watchPresses } from './press.ts'
import { useSheet } from './useSheet.ts'

/** Runs beside every screen: opens game sheets, saves the ids of the player's own games and leads the Tab key. */
export function GameTasks() {
  useOwnSync()
  const { openById } = useSheet()
  const ask = useEffectEvent((id: string, how: 'touch' | 'other') => {
    if (how === 'touch') buzz(10)
    openById(id)
  })
  useEffect(() => watchPresses((id, how) => ask(id, how)), [])
  useEffect(() => watchStops(), [])
  return null
}
