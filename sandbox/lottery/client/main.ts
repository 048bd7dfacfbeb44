import { chooseDigits } from '#sandbox/vendor/client/digits.ts'
import { h } from '#sandbox/vendor/client/dom.ts'
import { connectHost, type Host } from '#sandbox/vendor/client/host.ts'
import type { FailureCode } from '#sandbox/vendor/messages.ts'
import { Lotto } from './lotto.ts'
import { Failed } from '#sandbox/vendor/client/post.ts'
import { connectLotto, openLotto } from './server.ts'
import { type Words, wordsFor } from './words/words.ts'

const known = ['ticket_invalid', 'ticket_expired', 'network'] as const satisfies FailureCode[]

async function start(host: Host) {
  const { ticket, language, theme, digits } = await host.ticket()
  const words = wordsFor(language)
  chooseDigits(words.locale, digits)
  document.documentElement.lang = words.locale
  document.documentElement.dataset['theme'] = theme === 'light' ? 'light' : 'dark'
  try {
    const opened = await openLotto(ticket)
    if (opened.vendor !== document.body.dataset['vendor']) throw new Failed('ticket_invalid')
    new Lotto({ words, host, opened, server: connectLotto(opened.session) })
    host.say({ type: 'mela:opened' })
  } catch (error) {
    const code = known.find((each) => error instanceof Failed && each === error.code)
    stop(words, code ?? 'unknown')
    host.say({ type: 'mela:failed', code: code ?? 'game_unavailable' })
  }
}

function stop({ failures }: Words, code: keyof Words['failures']) {
  const sentence = h('p', { class: 'stopped', role: 'alert' }, failures[code])
  document.body.querySelector('.waiting')?.replaceWith(sentence)
}

if (parent === window) stop(wordsFor(navigator.language), 'alone')
else {
  const host = connectHost((document.body.dataset['parents'] ?? '').split(' '))
  void start(host)
  host.say({ type: 'mela:ready' })
}
