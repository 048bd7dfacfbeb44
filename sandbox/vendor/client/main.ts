import type { FailureCode } from '../messages.ts'
import type { SkinName } from '../wire.ts'
import { crashView } from './games/crash.ts'
import { h } from './dom.ts'
import { Game } from './game.ts'
import { type Host, connectHost } from './host.ts'
import { lotteryView } from './games/lottery.ts'
import { marketView } from './games/market.ts'
import { Failed } from './post.ts'
import { openSession } from './server.ts'
import { slotView } from './games/slot.ts'
import type { GameViewMaker } from './gameView.ts'
import { tableView } from './games/table.ts'
import { wordsFor } from './words.ts'

const starters: Readonly<Record<SkinName, (host: Host) => Promise<void>>> = {
  slot: (host) => start('slot', slotView, host),
  crash: (host) => start('crash', crashView, host),
  table: (host) => start('table', tableView, host),
  lottery: (host) => start('lottery', lotteryView, host),
  market: (host) => start('market', marketView, host),
}

const isSkin = (name: string): name is SkinName => name in starters

async function start<O, T>(skin: SkinName, makeView: GameViewMaker<O, T>, host: Host) {
  const { ticket, language, theme } = await host.ticket()
  const words = wordsFor(language)
  document.documentElement.lang = words.locale
  document.documentElement.dataset['theme'] = theme === 'light' ? 'light' : 'dark'
  try {
    const opened = await openSession<T>(ticket)
    if (String(opened.nodeId) !== document.body.dataset['node']) throw new Failed('ticket_invalid')
    new Game({ skin, words, host, opened, view: makeView(words) })
    host.say({ type: 'mela:opened' })
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

const { skin = '', parents = '' } = document.body.dataset
if (parent === window) stop(wordsFor(navigator.language).failures.alone)
else if (isSkin(skin)) {
  const host = connectHost(parents.split(' '))
  void starters[skin](host)
  host.say({ type: 'mela:ready' })
}
