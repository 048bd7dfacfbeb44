import { type CrashOutcome, share } from '#sandbox/vendor/sheets/crash.ts'
import type { Settled } from '#sandbox/vendor/wire.ts'
import { h } from '#sandbox/vendor/client/dom.ts'
import { createSky } from './sky.ts'
import { times } from '#sandbox/vendor/client/money.ts'
import { pause, tween } from '#sandbox/vendor/client/motion.ts'
import { resultSentence } from '#sandbox/vendor/client/sentence.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { stepper } from '#sandbox/vendor/client/parts/stepper.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import { fill, textIn } from '#sandbox/vendor/client/words.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { crashWords } from './words.ts'
import { paysAt, rulesOf } from '#sandbox/vendor/client/parts/rules.ts'

const targets = [
  110, 120, 130, 150, 175, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000,
]

const chanceAt = (target: number) => ((share * 100) / target).toFixed(1)
const flightMs = (burst: number) => Math.min(6000, 900 + 1100 * Math.log(burst / 100))
/** The multiplier grows exponentially. */
const heightAt = (burst: number, part: number) => Math.floor(100 * (burst / 100) ** part)

function crashView(words: Words): GameView<CrashOutcome, null> {
  const text = textIn(words, crashWords)
  const sky = createSky()
  const height = h('div', { class: 'height', 'aria-hidden': 'true' }, times(100))
  const element = h('div', { class: 'crash' }, sky.element, height)
  const target = stepper({
    label: text.target,
    less: text.lower,
    more: text.higher,
    values: targets,
    start: targets.indexOf(200),
    show: (value) => times(value),
    hint: (value) => fill(text.chance, chanceAt(value)),
  })

  async function fly({ outcome: { burst, target: aim } }: Settled<CrashOutcome, null>) {
    const reach = Math.min(1, 0.3 + 0.24 * Math.log(burst / 100))
    await tween(flightMs(burst), (part) => {
      const now = heightAt(burst, part)
      height.textContent = times(now)
      element.toggleAttribute('data-off', now >= aim && burst >= aim)
      sky.fly(part * reach)
    })
    height.textContent = times(burst)
    sky.burst()
    element.dataset['burst'] = ''
    await pause(350)
  }

  const clear = () => {
    sky.fly(0)
    height.textContent = times(100)
    element.removeAttribute('data-off')
    delete element.dataset['burst']
  }

  return {
    element,
    field: target,
    texts: text,
    begin: clear,
    async show(settled) {
      await fly(settled)
      const { burst, target: aim } = settled.outcome
      if (settled.payout === 0) return fill(text.burst, times(burst))
      return resultSentence(words, fill(text.got, times(aim), times(burst)), settled)
    },
    rules: () =>
      rulesOf(
        words,
        text.rules,
        targets.map((value) => [
          fill(text.aim, times(value)),
          paysAt(words, value, chanceAt(value)),
        ]),
        share,
      ),
  }
}

start(crashView)
