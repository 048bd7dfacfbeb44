import { button, h, icon } from '#sandbox/vendor/client/dom.ts'
import { money } from '#sandbox/vendor/client/money.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'

export interface StakeField {
  readonly element: HTMLElement
  value(): number
  lock(locked: boolean): void
}

/** Starts at the lowest stake; only the player raises it. */
export function stakeField(
  words: Pick<Words, 'less' | 'more' | 'stake'>,
  stakes: readonly number[],
  onChange: (stake: number) => void,
): StakeField {
  let at = 0
  let locked = false
  const output = h('output', { class: 'stake-value', 'aria-live': 'polite' })
  const less = button(words.less, { class: 'step' }, () => turn(-1), icon('M5 12h14'))
  const more = button(words.more, { class: 'step' }, () => turn(1), icon('M5 12h14M12 5v14'))
  const value = () => stakes[at] ?? 0
  const draw = () => {
    output.textContent = money(value())
    less.disabled = locked || at === 0
    more.disabled = locked || at === stakes.length - 1
  }
  const turn = (by: number) => {
    at = Math.min(stakes.length - 1, Math.max(0, at + by))
    draw()
    onChange(value())
  }
  draw()
  const label = h('span', { class: 'label' }, words.stake)
  return {
    element: h(
      'div',
      { class: 'stake', role: 'group', 'aria-label': words.stake },
      less,
      h('div', { class: 'stake-sum' }, label, output),
      more,
    ),
    value,
    lock(now) {
      locked = now
      draw()
    },
  }
}
