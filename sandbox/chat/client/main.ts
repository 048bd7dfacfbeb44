import { h } from '#sandbox/vendor/client/dom.ts'
import { chooseDigits } from '#sandbox/vendor/client/numbers.ts'
import { type Host, connectHost } from '#sandbox/vendor/client/host.ts'
import type { ChatState, ChatOpened } from '#sandbox/chat/wire.ts'
import { type Room, buildRoom } from './room.ts'
import { Failed, post } from '#sandbox/vendor/client/post.ts'
import { wordsFor } from './words.ts'

const every = 2000
const words = wordsFor(document.body.dataset['language'] ?? '')

/** Reads the ticket from the fragment and removes it from the address. */
function takeTicket(): string {
  const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket') ?? ''
  history.replaceState(null, '', location.pathname + location.search)
  return ticket
}

async function start(host: Host) {
  document.documentElement.lang = words.locale
  const ticket = takeTicket()
  if (ticket === '') return stop(host, new Failed('ticket_invalid'))
  void host.settings().then(({ digits }) => chooseDigits(words.locale, digits))
  host.say({ type: 'mela:ready' })
  try {
    const { session, ...state } = await openChat(ticket)
    talk(connectChat(session), state)
    host.say({ type: 'mela:opened' })
  } catch (error) {
    stop(host, error)
  }
}

function stop(host: Host, error: unknown) {
  const isNetwork = error instanceof Failed && error.code === 'network'
  const sentence = h(
    'p',
    { class: 'stopped', role: 'alert' },
    isNetwork ? words.silent : words.over,
  )
  document.body.replaceChildren(sentence)
  host.say({ type: 'mela:failed', code: isNetwork ? 'network' : 'ticket_expired' })
}

/** Polls while the page is visible, one request at a time, so that no line is shown twice. */
function talk(server: Server, first: ChatState) {
  let last = 0
  let asking: Promise<unknown> = Promise.resolve()
  const show = (room: Room, { lines, isTyping }: ChatState) => {
    room.add(lines.filter(({ id }) => id > last))
    last = Math.max(last, ...lines.map(({ id }) => id))
    room.typing(isTyping)
    room.error('')
  }
  const ask = async (question: () => Promise<ChatState>, sentence: string) => {
    try {
      show(room, await question())
      return true
    } catch (error) {
      const isOver = error instanceof Failed && error.code === 'session_expired'
      if (isOver) {
        clearInterval(timer)
        room.close(words.over)
      } else room.error(sentence)
      return false
    }
  }
  const inTurn = (question: () => Promise<ChatState>, sentence: string) => {
    const answered = asking.then(() => ask(question, sentence))
    asking = answered
    return answered
  }
  const room = buildRoom(words, (text) => inTurn(() => server.say(text, last), words.unsent))
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void inTurn(() => server.news(last), words.silent)
  }, every)
  show(room, first)
}

const openChat = (ticket: string) => post<ChatOpened>('/chat/session', { ticket })

const connectChat = (session: string) => ({
  news: (after: number) => post<ChatState>('/chat/news', { after }, session),
  say: (text: string, after: number) => post<ChatState>('/chat/say', { text, after }, session),
})
type Server = ReturnType<typeof connectChat>

void start(connectHost((document.body.dataset['parents'] ?? '').split(' ')))
