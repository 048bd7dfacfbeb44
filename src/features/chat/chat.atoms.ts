import { atom } from 'jotai'
import { countUnreadChat, launchChat } from '../../api/content/chat.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import { asFailure } from '../../net/failure.ts'
import { given } from '../../net/given.ts'
import { perform } from '../../net/intent.ts'
import { invalidate, store } from '../../net/queryClient.ts'
import { onSignOut } from '../../net/session/signOut.ts'
import { headerColour } from './chat.rules.ts'

export interface FramedChat {
  readonly url: string
  /** The only origin that is listened to. */
  readonly origin: string
}

const openAtom = atom<FramedChat | null>(null)
onSignOut(() => store.set(openAtom, null))

/** The attempt that is under way; a second tap opens no second chat. */
export const openingAtom = atom<AbortController | null>(null)

/** The chat that stands over the page; each time it is opened it is another one. */
export const openChatAtom = atom((get) => get(openAtom))

/** Nothing pops up over the chat, nor over the way there. */
export const isChattingAtom = atom((get) => get(openAtom) !== null || get(openingAtom) !== null)

export const showChatIntent = atom(null, (_get, set, chat: FramedChat) => set(openAtom, chat))

/** What was said in the chat has been seen. */
export const closeChatIntent = atom(null, (_get, set) => {
  set(openAtom, null)
  void invalidate(countUnreadChat)
})

interface Look {
  readonly title: string
  readonly backUrl: string
}

/** Asks for the chat's address; on a slow network once more, for a launch that came late does no harm. */
export const launchChatIntent = atom(
  null,
  async (get, _set, { title, backUrl }: Look, signal: AbortSignal) => {
    const root = getComputedStyle(document.documentElement)
    const look = {
      title,
      backUrl,
      language: get(languageAtom),
      headerColor: headerColour(root.getPropertyValue('--s1').trim()),
    }
    const launch = () => perform(launchChat, look, { signal })
    const opened = await launch().catch((thrown: unknown) => {
      if (!signal.aborted && asFailure(thrown).kind === 'timeout') return launch()
      throw thrown
    })
    return given(opened).chatUrl
  },
)
