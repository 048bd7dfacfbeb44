import { useEffect, useEffectEvent } from 'react'
import { buzz } from '../../../device/page/haptics.ts'
import { useOwnSync } from '../own/useOwnSync.ts'
import { watchPresses } from './press.ts'
import { useSheet } from './useSheet.ts'

/** What the games on any screen need once it stands: their sheets, and the player's own ids kept. */
export function GamesCompanion() {
  useOwnSync()
  const { openById } = useSheet()
  const ask = useEffectEvent((id: string, how: 'touch' | 'other') => {
    if (how === 'touch') buzz(10)
    openById(id)
  })
  useEffect(() => watchPresses((id, how) => ask(id, how)), [])
  return null
}
