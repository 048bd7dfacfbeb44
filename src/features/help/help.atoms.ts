import { atom } from 'jotai'
import { listHelp } from '../../api/content/help.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { queryAtom } from '../../net/query.ts'
import { store } from '../../net/queryClient.ts'

/** Milliseconds after the last change of the language until the help follows (section 9). */
const debounce = 200

const followedAtom = atom(store.get(languageAtom))
let timer: ReturnType<typeof setTimeout> | undefined
store.sub(languageAtom, () => {
  clearTimeout(timer)
  timer = setTimeout(() => store.set(followedAtom, store.get(languageAtom)), debounce)
})

/** The topics of the help centre, in the order of the platform. */
export const helpAtom = queryAtom(listHelp, (get) => ({ language: get(followedAtom) }))
