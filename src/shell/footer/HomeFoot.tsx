import { useAtomValue, atom } from 'jotai'
import { useOpenChat } from '#features/chat/useOpenChat.ts'
import { DownloadBar } from '#features/install/download/bar/DownloadBar.tsx'
import { unreadChatAtom } from '#features/messages/unread/unread.atoms.ts'
import { ServiceWidget } from '#features/support/widget/ServiceWidget.tsx'
import { EachIsolated } from '#ui/Boundary.tsx'
import { Footer } from './Footer.tsx'
import { barAtom } from '#features/install/download/bar/bar.atoms.ts'
import { shownChannelsAtom } from '#features/support/support.atoms.ts'
import { isTrayOutAtom } from '#features/support/widget/widget.atoms.ts'

/** The download bar waits until the service widget is folded, and then shows the service button in its own row. */
const hasBarAtom = atom((get) => !get(isTrayOutAtom) && get(barAtom) !== 'none')

const hasServiceAtom = atom((get) => get(shownChannelsAtom).length > 0)

interface Props {
  /** Until then nobody has scrolled to the end of the page. */
  readonly isUsed: boolean
}

export function HomeFoot({ isUsed }: Props) {
  const unread = useAtomValue(unreadChatAtom)
  const hasBar = useAtomValue(hasBarAtom)
  const hasService = useAtomValue(hasServiceAtom)
  return (
    <EachIsolated>
      {isUsed && <Footer />}
      {hasBar && <DownloadBar hasService={hasService} />}
      <ServiceWidget unread={unread} onChat={useOpenChat()} isInBar={hasBar} />
    </EachIsolated>
  )
}
