import type { Opened, SkinName, Standing } from '../wire.ts'
import { type PlayedRound, fairnessSheet } from './fairness.ts'
import { type Frame, buildFrame } from './frame.ts'
import type { Host } from './host.ts'
import { money } from './money.ts'
import { Failed } from './post.ts'
import { type Server, type SpinOrder, connectServer } from './server.ts'
import { openSheet } from './sheet.ts'
import type { Stage } from './stage.ts'
import { type StakeField, stakeField } from './stake.ts'
import type { Words } from './words.en.ts'

interface Setting<Outcome, Terms> {
  readonly skin: SkinName
  readonly words: Words
  readonly host: Host
  readonly opened: Opened<Terms>
  readonly stage: Stage<Outcome, Terms>
}

const isFailure = (words: Words, code: string): code is keyof Words['failures'] =>
  code in words.failures

/** Plays one round after another: stake, choice, result, money. */
export class Game<Outcome, Terms> {
  readonly #setting: Setting<Outcome, Terms>
  readonly #server: Server<Outcome, Terms>
  readonly #stake: StakeField
  readonly #frame: Frame
  #standing: Standing<Terms>
  #rounds: readonly PlayedRound[] = []
  #lastWin = 0
  #isBusy = false
  /** A round whose answer was lost: the next press requests it again. */
  #lost: SpinOrder | null = null

  constructor(setting: Setting<Outcome, Terms>) {
    const { skin, words, opened, stage } = setting
    this.#setting = setting
    this.#server = connectServer(opened.session)
    this.#standing = opened
    this.#stake = stakeField(words, opened.stakes)
    this.#frame = this.#buildFrame()
    stage.offer(opened.terms)
    this.#frame.say(words.ready[skin])
    this.#drawSums()
    listenToKeys(this.#frame.play)
  }

  #buildFrame(): Frame {
    const { skin, words, host, opened, stage } = this.#setting
    return buildFrame({
      words,
      stake: this.#stake,
      free: opened.free,
      name: words.locale === 'bn' ? opened.names.bn : opened.names.en,
      act: words.act[skin],
      stage: stage.element,
      controls: stage.controls,
      onAct: () => void this.#play(),
      onExit: () => host.say({ type: 'mela:exit' }),
      onRules: () => openSheet(words.rules, words.close, ...stage.rules(this.#stake.value())),
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
    this.#setting.stage.offer(revealed.standing.terms)
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
    const choice = this.#setting.stage.choice()
    return { round: crypto.randomUUID(), stake: this.#stake.value(), choice }
  }

  #begin() {
    const { skin, words, host, stage } = this.#setting
    this.#setBusy(true)
    host.say({ type: 'mela:round', open: true })
    document.body.removeAttribute('data-won')
    this.#frame.say(words.busy[skin])
    stage.begin()
  }

  #end() {
    this.#setting.host.say({ type: 'mela:round', open: false })
    this.#setBusy(false)
  }

  async #settle(order: SpinOrder) {
    const { host, stage } = this.#setting
    this.#frame.sums(money(this.#standing.balance - order.stake), money(this.#lastWin))
    const settled = await this.#server.spin(order)
    this.#lost = null
    this.#rounds = [...this.#rounds, { nonce: settled.fairness.nonce - 1, digest: settled.digest }]
    const sentence = await stage.show(settled)
    this.#standing = settled
    this.#lastWin = settled.payout
    this.#celebrate(sentence, settled.payout > settled.stake)
    this.#drawSums()
    stage.offer(settled.terms)
    host.say({ type: 'mela:balance' })
  }

  /** Only a net win is celebrated. */
  #celebrate(sentence: string, isNetWin: boolean) {
    document.body.toggleAttribute('data-won', isNetWin)
    this.#frame.say(sentence, isNetWin ? 'good' : 'plain')
  }

  #undo(order: SpinOrder, error: unknown) {
    const code = error instanceof Failed ? error.code : 'unknown'
    this.#lost = code === 'network' ? order : null
    this.#setting.stage.cancel()
    this.#fail(code)
  }

  #fail(code: string) {
    const { words, host } = this.#setting
    this.#drawSums()
    this.#frame.say(words.failures[isFailure(words, code) ? code : 'unknown'], 'bad')
    if (code === 'session_expired') host.say({ type: 'mela:failed', code })
  }

  #drawSums() {
    this.#frame.sums(money(this.#standing.balance), money(this.#lastWin))
  }

  #setBusy(isBusy: boolean) {
    this.#isBusy = isBusy
    document.body.toggleAttribute('data-busy', isBusy)
    this.#stake.lock(isBusy)
    this.#frame.play.setAttribute('aria-disabled', String(isBusy))
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
