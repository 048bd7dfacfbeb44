import { useAtomValue, useSetAtom } from 'jotai'
import type { SyntheticEvent } from 'react'
import { hostOf, tryNextHost } from './picture.ts'
import { imageHostsAtom, saveHostIntent } from './pictures.atoms.ts'

/** The hosts of pictures, and listeners for the images or for an element around them. */
export function usePictures() {
  const hosts = useAtomValue(imageHostsAtom)
  const saveHost = useSetAtom(saveHostIntent)
  const listeners = {
    onLoadCapture: ({ target }: SyntheticEvent) => {
      const host = hostOf(target)
      if (host !== undefined) saveHost(host)
    },
    onErrorCapture: ({ target }: SyntheticEvent) => tryNextHost(target),
  }
  return { hosts, listeners }
}
