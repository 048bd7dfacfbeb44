import type { FailureCode } from '#sandbox/vendor/messages.ts'
import { chooseDigits } from '#sandbox/vendor/client/digits.ts'
import { h } from '#sandbox/vendor/client/dom.ts'
import { Game } from './game.ts'
import type { GameViewMaker } from '#sandbox/vendor/client/gameView.ts'
import { type Host, connectHost } from '#sandbox/vendor/client/host.ts'
import { Failed } from '#sandbox/vendor/client/post.ts'
import { openGame } from '#sandbox/vendor/client/server.ts'
import { wordsFor } from '#sandbox/vendor/client/words.ts'

async function open<O, T>(makeView: GameViewMaker<O, T>, host: Host) {
  const { ticket, language, theme, digits, begins } = await host.ticket()
  const words = wordsFor(language)
  chooseDigits(words.locale, digits)
  document.documentElement.lang = words.locale
  document.documentElement.dataset['theme'] = theme === 'light' ? 'light' : 'dark'
  try {
    const opened = await openGame<T>(ticket)
    if (String(opened.nodeId) !== document.body.dataset['node']) throw new Failed('ticket_invalid')
    const game = new Game({ words, host, opened, view: makeView(words) })
    host.say({ type: 'mela:opened' })
    if (begins) void game.beginByItself()
  } catch (error) {
    const code = failureOf(error)
    stop(words.failures[sentences[code]])
    host.say({ type: 'mela:failed', code })
  }
}

const sentences = {
  ticket_invalid: 'ticket_invalid',
  ticket_expired: 'ticket_expired',
  session_expired: 'session_expired',
  network: 'offline',
  game_unavailable: 'unknown',
} as const satisfies Record<FailureCode, string>

function failureOf(error: unknown): FailureCode {
  const code = error instanceof Failed ? error.code : ''
  if (code === 'ticket_invalid' || code === 'ticket_expired' || code === 'network') return code
  return 'game_unavailable'
}

function stop(sentence: string) {
  document.body
    .querySelector('.waiting')
    ?.replaceWith(h('p', { class: 'stopped', role: 'alert' }, sentence))
}

/** Waits for the embedding page's ticket and opens the game with it. */
export function start<O, T>(makeView: GameViewMaker<O, T>) {
  if (parent === window) return stop(wordsFor(navigator.language).failures.alone)
  const host = connectHost((document.body.dataset['parents'] ?? '').split(' '))
  void open(makeView, host)
  host.say({ type: 'mela:ready' })
}
