import type { Opened, GameStanding } from '#sandbox/vendor/wire.ts'
import type { GameView } from '#sandbox/vendor/client/gameView.ts'
import type { Host } from '#sandbox/vendor/client/host.ts'
import { listenToKeys, type Layout, buildLayout } from './layout.ts'
import { money } from '#sandbox/vendor/client/numbers.ts'
import { seen, wait } from '#sandbox/vendor/client/motion.ts'
import { type PlayedRound, fairnessSheet } from '#sandbox/vendor/client/parts/fairness.ts'
import { type PastRound, historySheet } from '#sandbox/vendor/client/parts/tables.ts'
import { openSheet } from '#sandbox/vendor/client/parts/sheet.ts'
import { createSound } from '#sandbox/vendor/client/parts/sound.ts'
import { type Stepper, stakeField } from '#sandbox/vendor/client/parts/stepper.ts'
import { Failed } from '#sandbox/vendor/client/post.ts'
import { type Server, type SpinOrder, connectServer } from '#sandbox/vendor/client/server.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'

interface Setting<Outcome, Terms> {
  readonly words: Words
  readonly host: Host
  readonly opened: Opened<Terms>
  readonly view: GameView<Outcome, Terms>
}

/** Milliseconds between two requests whether a flight has ended. */
const between = 250

type Flight = NonNullable<GameView<never, never>['flight']>

const isFailure = (words: Words, code: string): code is keyof Words['failures'] =>
  code in words.failures

/** Plays one round after another: stake, choice, result, money. */
export class Game<Outcome, Terms> {
  readonly #setting: Setting<Outcome, Terms>
  readonly #server: Server<Outcome, Terms>
  readonly #stake: Stepper
  readonly #sound = createSound()
  readonly #layout: Layout
  #standing: GameStanding<Terms>
  /** The rounds played with the current seed. */
  #rounds: readonly PlayedRound[] = []
  #past: readonly PastRound[] = []
  #isBusy = false
  /** A round whose answer was lost: the next press sends it again. */
  #lost: SpinOrder | null = null
  /** Lets the player get off a flight. */
  #getOff: (() => void) | null = null

  constructor(setting: Setting<Outcome, Terms>) {
    const { words, opened, view } = setting
    this.#setting = setting
    this.#server = connectServer(opened.session)
    this.#standing = opened
    this.#stake = stakeField(words, opened.stakes, (stake) => view.price?.(stake))
    this.#layout = this.#buildLayout()
    view.offer?.(opened.terms)
    view.price?.(this.#stake.value())
    this.#layout.say(view.texts.ready)
    this.#drawBalance()
    listenToKeys(this.#layout.play)
  }

  /**
   * Starts the first round of free play, never one for money. It is announced, because nobody
   * pressed the button.
   */
  async beginByItself() {
    const { opened, words } = this.#setting
    if (!opened.free) return
    await seen()
    if (this.#rounds.length === 0) await this.#play(words.byItself)
  }

  #buildLayout(): Layout {
    const { words, opened, view } = this.#setting
    return buildLayout({
      words,
      view,
      stake: this.#stake,
      sound: this.#sound,
      free: opened.free,
      name: words.locale === 'bn' ? opened.names.bn : opened.names.en,
      onAct: () => void this.#play(),
      onRules: () => openSheet(words.rules, words.close, ...view.rules(this.#stake.value())),
      onHistory: () => openSheet(words.history, words.close, historySheet(words, this.#past)),
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
    this.#setting.view.offer?.(revealed.standing.terms)
    return revealed
  }

  async #play(announcement = '') {
    if (this.#isBusy) return this.#getOff?.()
    const { host, view } = this.#setting
    if (this.#isPoor()) return host.say({ type: 'mela:deposit' })
    const order = this.#lost ?? this.#newOrder()
    if (this.#staked(order) === 0) return this.#layout.say(view.texts.ready)
    if (!this.#lost && this.#staked(order) > this.#standing.balance)
      return this.#fail('insufficient_funds')
    this.#begin(announcement)
    const isNetWin = await this.#settle(order).catch((error: unknown) => this.#undo(order, error))
    this.#end(isNetWin)
  }

  /** Whether the balance is below the lowest stake. */
  #isPoor() {
    const { free, stakes } = this.#setting.opened
    return !free && !this.#lost && this.#standing.balance < (stakes[0] ?? 0)
  }

  #newOrder(): SpinOrder {
    const choice = this.#setting.view.field?.value() ?? null
    return { round: crypto.randomUUID(), stake: this.#stake.value(), choice }
  }

  #staked({ stake }: SpinOrder) {
    return stake * (this.#setting.view.field?.chips?.() ?? 1)
  }

  #begin(announcement: string) {
    const { host, view } = this.#setting
    this.#setBusy(true)
    host.say({ type: 'mela:round', open: true })
    document.body.removeAttribute('data-won')
    this.#layout.say(`${announcement} ${view.texts.busy}`.trim())
    this.#sound.play('start')
    view.begin()
  }

  #end(netWin: boolean) {
    this.#setting.host.say({ type: 'mela:round', open: false, netWin })
    this.#setBusy(false)
  }

  /** Returns whether the round paid more than was staked. */
  async #settle(order: SpinOrder) {
    const { host, view } = this.#setting
    this.#layout.balance(money(this.#standing.balance - this.#staked(order)))
    const settled = view.flight
      ? await this.#fly(order, view.flight)
      : await this.#server.spin(order)
    this.#lost = null
    this.#rounds = [...this.#rounds, { nonce: settled.fairness.nonce - 1, digest: settled.digest }]
    const sentence = await view.show(settled)
    this.#standing = settled
    this.#past = [{ ...settled, sentence }, ...this.#past].slice(0, 20)
    const isNetWin = settled.payout > settled.stake
    this.#celebrate(sentence, isNetWin)
    this.#drawBalance()
    view.offer?.(settled.terms)
    host.say({ type: 'mela:balance' })
    return isNetWin
  }

  /** Polls for the end of the flight. When the player gets off, it sends a request at once. */
  async #fly(order: SpinOrder, { off, fly }: Flight) {
    const { play } = this.#layout
    const { elapsed } = await this.#server.launch(order)
    let isOff = false
    const wish = new Promise<void>((resolve) => {
      this.#getOff = () => {
        isOff = true
        play.setAttribute('aria-disabled', 'true')
        resolve()
      }
    })
    play.textContent = off
    play.setAttribute('aria-disabled', 'false')
    fly(elapsed)
    try {
      for (;;) {
        const answer = await this.#server.land(order.round, isOff)
        if ('outcome' in answer) return answer
        await Promise.race([wait(between), wish])
      }
    } finally {
      this.#getOff = null
    }
  }

  /** Only a net win is celebrated. */
  #celebrate(sentence: string, isNetWin: boolean) {
    document.body.toggleAttribute('data-won', isNetWin)
    this.#sound.play(isNetWin ? 'win' : 'end')
    this.#layout.say(sentence, isNetWin ? 'good' : 'plain')
  }

  #undo(order: SpinOrder, error: unknown) {
    const code = error instanceof Failed ? error.code : 'unknown'
    this.#lost = code === 'network' ? order : null
    const { begin, cancel = begin } = this.#setting.view
    cancel()
    this.#fail(code)
    return false
  }

  #fail(code: string) {
    const { words, host } = this.#setting
    this.#drawBalance()
    this.#layout.say(words.failures[isFailure(words, code) ? code : 'unknown'], 'bad')
    if (code === 'session_expired') host.say({ type: 'mela:failed', code })
  }

  #drawBalance() {
    const { words, view } = this.#setting
    this.#layout.balance(money(this.#standing.balance))
    this.#layout.play.textContent = this.#isPoor() ? words.deposit : view.texts.act
  }

  #setBusy(isBusy: boolean) {
    this.#isBusy = isBusy
    document.body.toggleAttribute('data-busy', isBusy)
    this.#stake.lock(isBusy)
    this.#layout.play.setAttribute('aria-disabled', String(isBusy))
  }
}
