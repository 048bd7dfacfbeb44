import { atom } from 'jotai'
import { countUnreadChat, launchChat } from '#api/content/chat.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import type { Language } from '#i18n/languages.ts'
import { asFailure } from '#net/failure.ts'
import { requireUrl } from '#net/urlGate.ts'
import { perform } from '#net/intent.ts'
import { invalidate } from '#net/query/queryClient.ts'
import { playerAtom, samePlayer } from '#net/session/player.ts'
import { chatHostsAtom, isClosedAtom, linkHostsAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import { type ChatView, chatViewOf, headerColour, obstacleOf } from './chat.rules.ts'

export interface EmbeddedChat {
  readonly url: string
  /** Messages from any other origin are ignored. */
  readonly origin: string
}

const openAtom = playerAtom<EmbeddedChat | null>(null)

/** The launch in progress; a second tap does not start another. */
const openingAtom = playerAtom<AbortSignal | null>(null)

export const openChatAtom = atom((get) => get(openAtom))

export const isChattingAtom = atom((get) => get(openAtom) !== null || get(openingAtom) !== null)

/** Why a tap cannot open the chat right now. */
export const obstacleAtom = atom((get) =>
  get(openingAtom) ? 'opening' : obstacleOf(get(roleAtom), get(isClosedAtom)('CBS3')),
)

export const showChatIntent = atom(null, (_get, set, chat: EmbeddedChat) => set(openAtom, chat))

export const closeChatIntent = atom(null, (_get, set) => {
  set(openAtom, null)
  void invalidate(countUnreadChat)
})

interface Opener {
  readonly title: string
  readonly backUrl: string
}

/** Resolves to null when the launch was cancelled. */
export const launchChatIntent = atom(
  null,
  async (get, set, opener: Opener, signal: AbortSignal): Promise<ChatView | null> => {
    const isSame = samePlayer()
    const settle = () => set(openingAtom, (opening) => (opening === signal ? null : opening))
    signal.addEventListener('abort', settle)
    set(openingAtom, signal)
    try {
      // Preloads the sheet. Where that fails, there is no network for the chat either.
      const [url] = await Promise.all([
        addressOf({ ...opener, language: get(languageAtom) }, signal),
        import('./ChatSheet.tsx').catch(() => undefined),
      ])
      if (signal.aborted || !isSame()) return null
      return chatViewOf(url, { chat: get(chatHostsAtom), link: get(linkHostsAtom) })
    } finally {
      settle()
    }
  },
)

/** Retries on a slow network: launching a chat twice does no harm. */
async function addressOf(opener: Opener & { readonly language: Language }, signal: AbortSignal) {
  const root = getComputedStyle(document.documentElement)
  const headerColor = headerColour(root.getPropertyValue('--s1').trim())
  const launch = () => perform(launchChat, { ...opener, headerColor }, { signal })
  const opened = await launch().catch((thrown: unknown) => {
    if (!signal.aborted && asFailure(thrown).kind === 'timeout') return launch()
    throw thrown
  })
  return requireUrl(opened).chatUrl
}
