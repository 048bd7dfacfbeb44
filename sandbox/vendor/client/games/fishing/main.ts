import {
  type Fish,
  type FishingOutcome,
  chanceOf,
  fishes,
  share,
} from '#sandbox/vendor/sheets/fishing.ts'
import { h } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import { times } from '#sandbox/vendor/client/numbers.ts'
import { animate, pause } from '#sandbox/vendor/client/motion.ts'
import { choiceField } from '#sandbox/vendor/client/parts/choice.ts'
import { rulesOf } from '#sandbox/vendor/client/parts/tables.ts'
import { resultSentence, fill, textIn } from '#sandbox/vendor/client/words.ts'
import { start } from '#sandbox/vendor/client/play/start.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'
import { fishPicture, netPicture } from './fish.ts'
import { fishingWords } from './words.ts'

const order: readonly Fish[] = ['puti', 'prawn', 'koi', 'crab', 'ilish', 'boal']
const thrown = [
  { opacity: 0, transform: 'translateY(-9rem) scale(.3)' },
  { opacity: 1, transform: 'translateY(-2rem) scale(1.1)', offset: 0.7 },
  { opacity: 1, transform: 'none' },
]
const away = [{ transform: 'none' }, { transform: 'translateX(-30rem)' }]
const raised = [{ transform: 'none' }, { transform: 'translateY(-2rem) scale(1.08)' }]

function fishingView(words: Words): GameView<FishingOutcome, null> {
  const text = textIn(words, fishingWords)
  const paysOf = (fish: Fish) => times(fishes[fish] * 100)
  const chance = (fish: Fish) => fill(text.chance, chanceOf(fish) / 100)
  const field = choiceField<Fish>(text.ready, 'puti', 'rimmed water')
  field.offer(
    order.map((value) => ({
      value,
      name: text[value],
      detail: `${fill(words.pays, paysOf(value))}, ${chance(value)}`,
      face: [
        fishPicture(value),
        h('strong', {}, `${text[value]} ${paysOf(value)}`),
        h('span', {}, chance(value)),
      ],
    })),
  )
  const cellOf = (fish: Fish) => field.element.querySelector<HTMLElement>(`[data-value="${fish}"]`)
  let aimed: Fish = 'puti'

  const clear = () => {
    field.element.querySelector('.net')?.remove()
    for (const each of field.element.querySelectorAll('.fish'))
      for (const animation of each.getAnimations()) animation.cancel()
  }

  async function cast(isCaught: boolean) {
    const [cell, net] = [cellOf(aimed), netPicture()]
    const fish = cell?.querySelector('.fish')
    if (!cell || !fish) return
    cell.append(net)
    await animate(net, thrown, { duration: 1100, easing: 'cubic-bezier(.3,.6,.5,1)' })
    await pause(500)
    const rise = animate(net, raised, { duration: 900, easing: 'ease-in-out' })
    await animate(fish, isCaught ? raised : away, { duration: 900, easing: 'ease-in-out' })
    await rise
  }

  return {
    element: field.element,
    field: { value: field.value },
    texts: text,
    begin() {
      clear()
      aimed = field.value()
    },
    async show(settled) {
      const { isCaught } = settled.outcome
      await cast(isCaught)
      const said = fill(isCaught ? text.caught : text.gone, text[aimed])
      return resultSentence(words, said, settled)
    },
    rules: () =>
      rulesOf(
        words,
        text.rules,
        order.map((fish) => [text[fish], paysOf(fish)] as const),
        share,
      ),
  }
}

start(fishingView)
