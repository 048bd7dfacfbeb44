import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { isServicePath } from './closed.rules.ts'
import { isBrowsingCachedAtom, statusAtom } from './status.atoms.ts'

/** Whether this page is closed, and why. */
export function useGate() {
  const status = useAtomValue(statusAtom)
  const isBrowsing = useAtomValue(isBrowsingCachedAtom) && status.gate === 'maintenance'
  const isService = useLocation({ select: ({ pathname }) => isServicePath(pathname) })
  return isBrowsing || isService ? { ...status, gate: 'open' as const } : status
}
