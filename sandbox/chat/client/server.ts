import type { ChatOpened, ChatState } from '#sandbox/chat/wire.ts'
import { post } from '#sandbox/vendor/client/post.ts'

export const openChat = (ticket: string) => post<ChatOpened>('/chat/session', { ticket })

export const connectChat = (session: string) => ({
  news: (after: number) => post<ChatState>('/chat/news', { after }, session),
  say: (text: string, after: number) => post<ChatState>('/chat/say', { text, after }, session),
})
export type Server = ReturnType<typeof connectChat>
