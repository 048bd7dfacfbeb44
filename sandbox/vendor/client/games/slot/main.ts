import { type LineWin, type SlotOutcome, lines } from '#sandbox/vendor/sheets/slot.ts'
import type { Settled } from '#sandbox/vendor/wire.ts'
import { h, s } from '#sandbox/vendor/client/dom.ts'
import { money } from '#sandbox/vendor/client/numbers.ts'
import { isCalm, pause } from '#sandbox/vendor/client/motion.ts'
import { createReel } from './reel.ts'
import { paidSentence, fill, textIn } from '#sandbox/vendor/client/words.ts'
import { slotRules } from './rules.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { slotWords } from './words.ts'

/** A line across a 5 × 3 grid of 20-unit cells, solid over the winning symbols. */
function winLine(rows: readonly number[], count = rows.length) {
  const points = rows.map((row, reel) => `${reel * 20 + 10},${row * 20 + 10}`)
  const line = (upTo: number, className: string) =>
    s('polyline', { points: points.slice(0, upTo).join(' '), class: className })
  return s(
    'svg',
    { viewBox: '0 0 100 60', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    line(rows.length, 'line-rest'),
    line(count, 'line-won'),
  )
}

const firstStops = [2, 9, 0, 7, 4]

function slotView(words: Words): GameView<SlotOutcome, null> {
  const text = textIn(words, slotWords)
  const reels = firstStops.map((stop, index) => createReel(text, index, stop))
  const overlay = h('div', { class: 'win-lines' })
  const note = h('p', { class: 'line-note' })
  const bunting = h('div', { class: 'bunting', 'aria-hidden': 'true' })
  const windows = h('div', { class: 'reels' }, ...reels.map((reel) => reel.element), overlay)
  const element = h('div', { class: 'cabinet' }, bunting, windows, note)

  const clear = () => {
    overlay.replaceChildren()
    note.textContent = ''
    for (const reel of reels) reel.light(null)
  }

  const showLine = (line: number, count: number, said: string) => {
    const rows = lines[line] ?? []
    overlay.replaceChildren(winLine(rows, count))
    reels.forEach((reel, index) => reel.light(index < count ? [rows[index] ?? 0] : []))
    note.textContent = said
  }

  const showAll = (wins: readonly LineWin[]) => {
    overlay.replaceChildren(...wins.map(({ line, count }) => winLine(lines[line] ?? [], count)))
    note.textContent = ''
    reels.forEach((reel, index) =>
      reel.light(
        wins.flatMap(({ line, count }) => (index < count ? [lines[line]?.[index] ?? 0] : [])),
      ),
    )
  }

  async function showWins({ outcome, stake }: Settled<SlotOutcome, null>) {
    for (const { line, count, pays } of outcome.wins) {
      const won = money((stake / lines.length) * pays)
      showLine(line, count, fill(text.line, line + 1, count, won))
      await pause(isCalm() ? 60 : Math.max(420, 900 - outcome.wins.length * 120))
    }
    if (outcome.wins.length > 1) showAll(outcome.wins)
  }

  return {
    element,
    texts: text,
    begin() {
      clear()
      for (const reel of reels) reel.roll()
    },
    async show(settled) {
      await Promise.all(reels.map((reel, i) => reel.land(settled.outcome.stops[i] ?? 0)))
      await showWins(settled)
      return paidSentence(words, settled)
    },
    cancel() {
      for (const reel of reels) reel.rest()
    },
    rules: (stake) => slotRules(words, text, stake),
  }
}

start(slotView)
