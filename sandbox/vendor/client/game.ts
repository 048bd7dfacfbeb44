import type { Opened, SkinName, Standing } from '../wire.ts'
import { type PlayedRound, fairnessSheet } from './fairness.ts'
import { type Layout, buildLayout } from './layout.ts'
import type { Host } from './host.ts'
import { money } from './money.ts'
import { Failed } from './post.ts'
import { type Server, type SpinOrder, connectServer } from './server.ts'
import { openSheet } from './sheet.ts'
import type { GameView } from './gameView.ts'
import { type StakeField, stakeField } from './stake.ts'
import type { Words } from './words.en.ts'

interface Setting<Outcome, Terms> {
  readonly skin: SkinName
  readonly words: Words
  readonly host: Host
  readonly opened: Opened<Terms>
  readonly view: GameView<Outcome, Terms>
}

const isFailure = (words: Words, code: string): code is keyof Words['failures'] =>
  code in words.failures

/** Plays one round after another: stake, choice, result, money. */
export class Game<Outcome, Terms> {
  readonly #setting: Setting<Outcome, Terms>
  readonly #server: Server<Outcome, Terms>
  readonly #stake: StakeField
  readonly #layout: Layout
  #standing: Standing<Terms>
  #rounds: readonly PlayedRound[] = []
  #lastWin = 0
  #isBusy = false
  /** A round whose answer was lost: the next press requests it again. */
  #lost: SpinOrder | null = null

  constructor(setting: Setting<Outcome, Terms>) {
    const { skin, words, opened, view } = setting
    this.#setting = setting
    this.#server = connectServer(opened.session)
    this.#standing = opened
    this.#stake = stakeField(words, opened.stakes)
    this.#layout = this.#buildLayout()
    view.offer(opened.terms)
    this.#layout.say(words.ready[skin])
    this.#drawSums()
    listenToKeys(this.#layout.play)
  }

  #buildLayout(): Layout {
    const { skin, words, host, opened, view } = this.#setting
    return buildLayout({
      words,
      stake: this.#stake,
      free: opened.free,
      name: words.locale === 'bn' ? opened.names.bn : opened.names.en,
      act: words.act[skin],
      view: view.element,
      controls: view.controls,
      onAct: () => void this.#play(),
      onExit: () => host.say({ type: 'mela:exit' }),
      onRules: () => openSheet(words.rules, words.close, ...view.rules(this.#stake.value())),
      onFairness: () => this.#openFairness(),
    })
  }

  #openFairness() {
    const { words } = this.#setting
    const sheet = fairnessSheet({
      words,
      fairness: () => this.#standing.fairness,
      rounds: () => this.#rounds,
      reveal: (clientSeed) => this.#reveal(clientSeed),
    })
    openSheet(words.fairness, words.close, sheet)
  }

  async #reveal(clientSeed: string) {
    const revealed = await this.#server.reveal(clientSeed)
    this.#standing = revealed.standing
    this.#rounds = []
    this.#setting.view.offer(revealed.standing.terms)
    return revealed
  }

  async #play() {
    if (this.#isBusy) return
    const order = this.#lost ?? this.#newOrder()
    if (!this.#lost && order.stake > this.#standing.balance) return this.#fail('insufficient_funds')
    this.#begin()
    await this.#settle(order).catch((error: unknown) => this.#undo(order, error))
    this.#end()
  }

  #newOrder(): SpinOrder {
    const choice = this.#setting.view.choice()
    return { round: crypto.randomUUID(), stake: this.#stake.value(), choice }
  }

  #begin() {
    const { skin, words, host, view } = this.#setting
    this.#setBusy(true)
    host.say({ type: 'mela:round', open: true })
    document.body.removeAttribute('data-won')
    this.#layout.say(words.busy[skin])
    view.begin()
  }

  #end() {
    this.#setting.host.say({ type: 'mela:round', open: false })
    this.#setBusy(false)
  }

  async #settle(order: SpinOrder) {
    const { host, view } = this.#setting
    this.#layout.sums(money(this.#standing.balance - order.stake), money(this.#lastWin))
    const settled = await this.#server.spin(order)
    this.#lost = null
    this.#rounds = [...this.#rounds, { nonce: settled.fairness.nonce - 1, digest: settled.digest }]
    const sentence = await view.show(settled)
    this.#standing = settled
    this.#lastWin = settled.payout
    this.#celebrate(sentence, settled.payout > settled.stake)
    this.#drawSums()
    view.offer(settled.terms)
    host.say({ type: 'mela:balance' })
  }

  /** Only a net win is celebrated. */
  #celebrate(sentence: string, isNetWin: boolean) {
    document.body.toggleAttribute('data-won', isNetWin)
    this.#layout.say(sentence, isNetWin ? 'good' : 'plain')
  }

  #undo(order: SpinOrder, error: unknown) {
    const code = error instanceof Failed ? error.code : 'unknown'
    this.#lost = code === 'network' ? order : null
    this.#setting.view.cancel()
    this.#fail(code)
  }

  #fail(code: string) {
    const { words, host } = this.#setting
    this.#drawSums()
    this.#layout.say(words.failures[isFailure(words, code) ? code : 'unknown'], 'bad')
    if (code === 'session_expired') host.say({ type: 'mela:failed', code })
  }

  #drawSums() {
    this.#layout.sums(money(this.#standing.balance), money(this.#lastWin))
  }

  #setBusy(isBusy: boolean) {
    this.#isBusy = isBusy
    document.body.toggleAttribute('data-busy', isBusy)
    this.#stake.lock(isBusy)
    this.#layout.play.setAttribute('aria-disabled', String(isBusy))
  }
}

/** Space and Enter start a round unless the focused element uses them. */
function listenToKeys(play: HTMLButtonElement) {
  addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.repeat) return
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    play.click()
  })
}
