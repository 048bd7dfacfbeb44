import { type CrashOutcome, heightAt, share } from '#sandbox/vendor/sheets/crash.ts'
import { h } from '#sandbox/vendor/client/dom.ts'
import { createSky } from './sky.ts'
import { times } from '#sandbox/vendor/client/numbers.ts'
import { isCalm, nextFrame, pause } from '#sandbox/vendor/client/motion.ts'
import { resultSentence, fill, textIn } from '#sandbox/vendor/client/words.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { stepper } from '#sandbox/vendor/client/parts/stepper.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { crashWords } from './words.ts'
import { paysAt, rulesOf } from '#sandbox/vendor/client/parts/tables.ts'

const targets = [
  110, 120, 130, 150, 175, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000,
]

const chanceAt = (target: number) => ((share * 100) / target).toFixed(1)
/** The height in the sky, from 0 to 1; the rocket never leaves it. */
const partAt = (height: number) => Math.min(1, 0.3 * Math.log2(height / 100))

function crashView(words: Words): GameView<CrashOutcome, null> {
  const text = textIn(words, crashWords)
  const sky = createSky()
  const height = h('div', { class: 'height', 'aria-hidden': 'true' }, times(100))
  const element = h('div', { class: 'rimmed crash' }, sky.element, height)
  const target = stepper({
    label: text.target,
    less: text.lower,
    more: text.higher,
    values: targets,
    start: targets.indexOf(200),
    show: (value) => times(value),
    hint: (value) => fill(text.chance, chanceAt(value)),
  })
  let isFlying = false

  const stand = (now: number) => {
    height.textContent = times(now)
    if (!isCalm()) sky.fly(partAt(now))
  }

  /** Runs until the platform says where it ended; with reduced motion only the number changes. */
  async function fly(elapsed: number) {
    const begun = performance.now() - elapsed
    for (isFlying = true; isFlying; await nextFrame())
      if (isFlying) stand(Math.min(heightAt(performance.now() - begun), target.value()))
  }

  const clear = () => {
    isFlying = false
    sky.fly(0)
    height.textContent = times(100)
    element.removeAttribute('data-off')
    delete element.dataset['burst']
  }

  return {
    element,
    field: target,
    flight: { off: text.off, fly: (elapsed) => void fly(elapsed) },
    texts: text,
    begin: clear,
    async show(settled) {
      isFlying = false
      const { burst, off } = settled.outcome
      stand(off ?? burst)
      element.toggleAttribute('data-off', off !== null)
      if (off === null) sky.burst()
      if (off === null) element.dataset['burst'] = ''
      await pause(350)
      if (off === null) return fill(text.burst, times(burst))
      return resultSentence(words, fill(text.got, times(off), times(burst)), settled)
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
