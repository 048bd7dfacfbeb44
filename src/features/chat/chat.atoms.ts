import { atom } from 'jotai'
import { countUnreadChat, launchChat } from '../../api/content/chat.ts'
import { languageAtom } from '../../i18n/language.atoms.ts'
import type { Language } from '../../i18n/languages.ts'
import { asFailure } from '../../net/failure.ts'
import { given } from '../../net/given.ts'
import { perform } from '../../net/intent.ts'
import { invalidate } from '../../net/queryClient.ts'
import { onSignOut } from '../../net/session/signOut.ts'
import { isClosedAtom, linkHostsAtom, siteAtom } from '../merchant/merchant.atoms.ts'
import { roleAtom } from '../session/session.atoms.ts'
import { type ChatView, chatViewOf, headerColour, hindranceOf } from './chat.rules.ts'

export interface FramedChat {
  readonly url: string
  /** The only origin that is listened to. */
  readonly origin: string
}

const openAtom = atom<FramedChat | null>(null)
onSignOut((set) => set(openAtom, null))

/** The attempt that is under way; a second tap opens no second chat. */
const openingAtom = atom<AbortSignal | null>(null)

/** The chat that stands over the page; each time it is opened it is another one. */
export const openChatAtom = atom((get) => get(openAtom))

/** Nothing pops up over the chat, nor over the way there. */
export const isChattingAtom = atom((get) => get(openAtom) !== null || get(openingAtom) !== null)

/** What stands before the player who taps now. */
export const hindranceAtom = atom((get) =>
  get(openingAtom) ? 'opening' : hindranceOf(get(roleAtom), get(isClosedAtom)('CBS3')),
)

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

/** Asks for the chat's address and tells how to show it; null when the attempt was given up meanwhile. */
export const launchChatIntent = atom(
  null,
  async (get, set, look: Look, signal: AbortSignal): Promise<ChatView | null> => {
    const settle = () => set(openingAtom, (opening) => (opening === signal ? null : opening))
    signal.addEventListener('abort', settle)
    set(openingAtom, signal)
    try {
      // The sheet's code comes meanwhile; where it cannot, there is no network for the chat either.
      const [url] = await Promise.all([
        addressOf({ ...look, language: get(languageAtom) }, signal),
        import('./ChatSheet.tsx').catch(() => undefined),
      ])
      if (signal.aborted || get(roleAtom) === 'guest') return null
      const hosts = get(siteAtom).value?.chatHosts ?? []
      return chatViewOf(url, { chat: hosts, link: get(linkHostsAtom) })
    } finally {
      settle()
    }
  },
)

/** On a slow network it is asked for once more: a launch that came late does no harm. */
async function addressOf(look: Look & { readonly language: Language }, signal: AbortSignal) {
  const root = getComputedStyle(document.documentElement)
  const headerColor = headerColour(root.getPropertyValue('--s1').trim())
  const launch = () => perform(launchChat, { ...look, headerColor }, { signal })
  const opened = await launch().catch((thrown: unknown) => {
    if (!signal.aborted && asFailure(thrown).kind === 'timeout') return launch()
    throw thrown
  })
  return given(opened).chatUrl
}
