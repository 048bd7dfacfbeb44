import type { FailureCode, TicketMessage } from '#sandbox/vendor/messages.ts'
import { h } from './dom.ts'
import { type Host, connectHost } from './host.ts'
import { chooseDigits } from './numbers.ts'
import { Failed } from './post.ts'

const sentences = {
  ticket_invalid: 'ticket_invalid',
  ticket_expired: 'ticket_expired',
  network: 'offline',
  game_unavailable: 'unknown',
} as const satisfies Partial<Record<FailureCode, string>>

interface EmbedWords {
  readonly locale: string
  readonly failures: Readonly<Record<(typeof sentences)[keyof typeof sentences] | 'alone', string>>
}

interface Opening<Words> {
  readonly words: Words
  readonly host: Host
  readonly message: TicketMessage
}

/** Waits for the ticket from the page around it, and opens the game or the lottery with it. */
export function startEmbed<Words extends EmbedWords>(
  wordsFor: (language: string) => Words,
  open: (opening: Opening<Words>) => Promise<void>,
) {
  if (parent === window) return stop(wordsFor(navigator.language).failures.alone)
  const host = connectHost((document.body.dataset['parents'] ?? '').split(' '))
  void host.ticket().then(async (message) => {
    const words = wordsFor(message.language)
    chooseDigits(words.locale, message.digits)
    document.documentElement.lang = words.locale
    document.documentElement.dataset['theme'] = message.theme === 'light' ? 'light' : 'dark'
    try {
      await open({ words, host, message })
    } catch (error) {
      const code = failureOf(error)
      stop(words.failures[sentences[code]])
      host.say({ type: 'mela:failed', code })
    }
  })
  host.say({ type: 'mela:ready' })
}

function failureOf(error: unknown): keyof typeof sentences {
  const code = error instanceof Failed ? error.code : ''
  if (code === 'ticket_invalid' || code === 'ticket_expired' || code === 'network') return code
  return 'game_unavailable'
}

function stop(sentence: string) {
  const notice = h('p', { class: 'stopped', role: 'alert' }, sentence)
  document.body.querySelector('.waiting')?.replaceWith(notice)
}
