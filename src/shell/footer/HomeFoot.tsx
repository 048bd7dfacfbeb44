import { useAtomValue } from 'jotai'
import { useOpenChat } from '../../features/chat/useOpenChat.ts'
import { DownloadBar } from '../../features/install/download/bar/DownloadBar.tsx'
import { unreadChatAtom } from '../../features/messages/unread/unread.atoms.ts'
import { ServiceWidget } from '../../features/support/widget/ServiceWidget.tsx'
import { Apart } from '../../ui/Boundary.tsx'
import { Footer } from './Footer.tsx'

export const HomeFoot = () => (
  <Apart>
    <Footer />
    <DownloadBar />
    <ServiceWidget unread={useAtomValue(unreadChatAtom)} onChat={useOpenChat()} />
  </Apart>
)
