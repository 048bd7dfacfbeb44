import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { imageHostsAtom, saveHostIntent, toldHostsAtom } from './pictures.atoms.ts'
import { pictureAddress } from './pictures.rules.ts'

interface Props {
  readonly path: string
  readonly className: string | undefined
}

/** Covers the drawn art; renders nothing if no host has the picture. */
export function GamePicture({ path, className }: Props) {
  const hosts = useAtomValue(imageHostsAtom)
  const saveHost = useSetAtom(saveHostIntent)
  const told = useAtomValue(toldHostsAtom)
  const [missed, setMissed] = useState<readonly unknown[]>([])
  // Starts with the platform's list: hosts of an earlier list may have failed without a network.
  const failed = missed[0] === told ? missed : [told]
  const host = hosts.find((one) => !failed.includes(one))
  const address = host === undefined ? null : pictureAddress(host, path)
  if (host === undefined || address === null) return null
  return (
    <img
      className={className}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      crossOrigin="anonymous"
      onLoad={() => saveHost(host)}
      onError={() => setMissed([...failed, host])}
    />
  )
}
