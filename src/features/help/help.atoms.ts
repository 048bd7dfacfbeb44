import { atom } from 'jotai'
import { listHelp } from '../../api/help.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import type { Language } from '../../i18n/languages.ts'
import { queryAtom } from '../../net/query.ts'
import { store } from '../../net/queryClient.ts'

/** Milliseconds after the last change of the language until the help follows (section 9). */
const debounce = 200

const followedAtom = atom<Language | null>(null)
followedAtom.onMount = (set) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => set(store.get(languageAtom))
  follow()
  const release = store.sub(languageAtom, () => {
    clearTimeout(timer)
    timer = setTimeout(follow, debounce)
  })
  return () => {
    clearTimeout(timer)
    release()
    set(null)
  }
}

/** The topics of the help centre, in the order of the platform. */
export const helpAtom = queryAtom(listHelp, (get) => ({
  language: get(followedAtom) ?? get(languageAtom),
}))
