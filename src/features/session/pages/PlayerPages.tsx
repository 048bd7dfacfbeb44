import { Outlet } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { sessionAtom } from '#features/session/session.atoms.ts'

/** The pages behind a guard. They are mounted anew for the next player, with nothing chosen or typed. */
export function PlayerPages() {
  const player = useAtomValue(sessionAtom)?.userName
  const [shown, setShown] = useState({ player, left: 0 })
  if (player !== shown.player)
    setShown({ player, left: shown.left + (shown.player === undefined ? 0 : 1) })
  return <Outlet key={shown.left} />
}
