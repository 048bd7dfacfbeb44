import { button, h, icon } from '#sandbox/vendor/client/dom.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import type { Sound } from '#sandbox/vendor/client/parts/sound.ts'
import type { Stepper } from '#sandbox/vendor/client/parts/stepper.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'

type Tone = 'plain' | 'good' | 'bad'

interface Parts {
  readonly words: Words
  readonly name: string
  readonly free: boolean
  readonly view: Pick<GameView<never, never>, 'element' | 'field' | 'texts'>
  readonly stake: Stepper
  readonly sound: Sound
  readonly onAct: () => void
  readonly onRules: () => void
  readonly onHistory: () => void
  readonly onFairness: () => void
}

export interface Layout {
  readonly play: HTMLButtonElement
  say(sentence: string, tone?: Tone): void
  balance(balance: string): void
}

const question = 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5'
const clock = 'M12 7v5l3 2M4 12a8 8 0 1 0 2.500-5.800L4 8M4 4v4h4'
const shield = 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4'
const speaker =
  'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11'

function soundSwitch({ words, sound }: Parts) {
  const toggle = button(
    words.sound,
    { class: 'round', 'aria-pressed': 'false' },
    () => toggle.setAttribute('aria-pressed', String(sound.toggle())),
    icon(speaker),
  )
  return toggle
}

/**
 * The embedding page's bar has the name, the exit and the wallet; only the play money of free play
 * is shown here.
 */
function footOf(parts: Parts, balance: HTMLElement) {
  const { words, free, ...on } = parts
  const label = h('span', { class: 'label' }, words.freeBalance)
  return h(
    'footer',
    { class: 'foot' },
    ...(free ? [h('div', { class: 'sum' }, label, balance)] : []),
    soundSwitch(parts),
    button(words.history, { class: 'round' }, on.onHistory, icon(clock)),
    button(words.rules, { class: 'round' }, on.onRules, icon(question)),
    button(words.fairness, { class: 'round' }, on.onFairness, icon(shield)),
  )
}

export function buildLayout(parts: Parts): Layout {
  const { view, stake } = parts
  const status = h('p', { class: 'status', role: 'status' })
  const balance = h('strong', { class: 'balance' })
  const play = button(view.texts.act, { class: 'play' }, parts.onAct)
  const row = h('div', { class: 'row' }, stake.element, play)
  const field = view.field?.element
  const burst = h('div', { class: 'burst', 'aria-hidden': 'true' })
  document.body.querySelector('.waiting')?.remove()
  document.body.append(
    h('h1', { class: 'unseen' }, parts.name),
    h('main', { class: 'stage', 'aria-label': parts.name }, burst, view.element),
    h('section', { class: 'panel' }, status, ...(field ? [field] : []), row),
    footOf(parts, balance),
  )
  return {
    play,
    say(sentence, tone = 'plain') {
      status.textContent = sentence
      status.dataset['tone'] = tone
    },
    balance(now) {
      balance.textContent = now
    },
  }
}

const isChoice = (target: EventTarget | null) =>
  target instanceof Element && target.getAttribute('role') === 'radio'

/**
 * Space and Enter start a round unless the focused element uses them; on a choice, Enter still
 * starts one.
 */
export function listenToKeys(play: HTMLButtonElement) {
  addEventListener('keydown', (event) => {
    const { key, target, repeat } = event
    const isFree = target === document.body && (key === ' ' || key === 'Enter')
    if (repeat || !(isFree || (key === 'Enter' && isChoice(target)))) return
    event.preventDefault()
    play.click()
  })
}
