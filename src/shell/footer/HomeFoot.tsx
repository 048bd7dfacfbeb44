import { useAtomValue } from 'jotai'
import { useOpenChat } from '../../features/chat/useOpenChat.ts'
import { DownloadBar } from '../../features/install/download/bar/DownloadBar.tsx'
import { unreadChatAtom } from '../../features/messages/unread/unread.atoms.ts'
import { ServiceWidget } from '../../features/support/widget/ServiceWidget.tsx'
import { Apart } from '../../ui/Boundary.tsx'
import { Footer } from './Footer.tsx'
import { hasBarAtom, hasServiceAtom } from './foot.atoms.ts'

export function HomeFoot() {
  const unread = useAtomValue(unreadChatAtom)
  const hasBar = useAtomValue(hasBarAtom)
  const hasService = useAtomValue(hasServiceAtom)
  return (
    <Apart>
      <Footer />
      {hasBar && <DownloadBar hasService={hasService} />}
      <ServiceWidget unread={unread} onChat={useOpenChat()} isInBar={hasBar} />
    </Apart>
  )
}
