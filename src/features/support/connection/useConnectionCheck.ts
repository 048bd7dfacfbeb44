import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { latencyOf } from '../../../net/reach/latency.ts'
import { knownHostsAtom } from './connection.atoms.ts'
import { type Measured, targetsOf } from './connection.rules.ts'

/** One host at a time, so that they do not slow each other down. */
export function useConnectionCheck() {
  const hosts = useAtomValue(knownHostsAtom)
  const [rows, setRows] = useState<readonly Measured[]>([])
  const [isBusy, setBusy] = useState(false)
  const current = useRef(0)
  useEffect(() => () => void (current.current = -1), [])
  const check = async () => {
    const mine = ++current.current
    const targets = targetsOf(hosts, location)
    setBusy(true)
    setRows(targets.map((target) => ({ ...target, ms: undefined })))
    for (const { id, address } of targets) {
      const ms = await latencyOf(address)
      if (current.current !== mine) return
      setRows((known) => known.map((row) => (row.id === id ? { ...row, ms } : row)))
    }
    setBusy(false)
  }
  return { rows, isBusy, check }
}
