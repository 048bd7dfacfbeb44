import { button } from '#sandbox/vendor/client/dom.ts'
import type { Host } from '#sandbox/vendor/client/host.ts'
import { money } from '#sandbox/vendor/client/numbers.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { PlayType } from '#sandbox/lottery/sheets/plays.ts'
import type { GameState, LottoOpened, LottoState } from '#sandbox/lottery/state.ts'
import { makeBoard } from './board.ts'
import { type LottoLayout, buildLottoLayout } from './layout.ts'
import { makeGames, firstGame, wantedType } from './games.ts'
import { makeLists } from './lists.ts'
import { newsOf } from './text.ts'
import { type Picker, makePicker } from './picker.ts'
import { Failed } from '#sandbox/vendor/client/post.ts'
import type { Server, SlipOrder } from './server.ts'
import { openFairness, openRules } from './sheets.ts'
import { makeSlip, mostLines } from './slip.ts'
import { stakeField } from '#sandbox/vendor/client/parts/stepper.ts'
import type { Words } from './words/words.ts'

interface Setting {
  readonly words: Words
  readonly host: Host
  readonly server: Server
  readonly opened: LottoOpened
}

const stakes = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000]
const pollEvery = 10_000

/** A vendor's lottery: choose a game, fill a slip, buy it, see the draw. */
export class Lotto {
  readonly #setting: Setting
  readonly #layout: LottoLayout
  readonly #board
  readonly #games
  readonly #lists
  readonly #slip
  readonly #stake
  #picker: Picker
  #state: LottoState
  #game: GameState
  #type: PlayType
  #ahead = 0
  #askedAt = 0
  #isBusy = false
  /** The last balance that was reported to the page around the game. */
  #balance: number
  #told: Promise<void> = Promise.resolve()
  /** A slip whose answer was lost: the next press sends it again. */
  #lost: SlipOrder | null = null

  constructor(setting: Setting) {
    const { words, opened } = setting
    this.#setting = setting
    this.#state = opened
    this.#balance = opened.balance
    this.#game = firstGame(opened)
    this.#type = wantedType(this.#game)
    this.#board = makeBoard(words)
    this.#games = makeGames(words, opened.games, (code) => this.#choose(code))
    this.#lists = makeLists(words)
    this.#slip = makeSlip(words, () => this.#draw())
    this.#stake = stakeField(words, stakes, () => this.#draw())
    this.#picker = this.#newPicker()
    this.#layout = this.#buildLayout()
    this.#take(opened)
    this.#showTypes()
    setInterval(() => this.#tick(), 1000)
    document.addEventListener('visibilitychange', () => this.#tick())
  }

  #buildLayout(): LottoLayout {
    const { words } = this.#setting
    return buildLottoLayout({
      words,
      games: this.#games.element,
      board: this.#board.element,
      slip: this.#slip.element,
      lists: this.#lists.element,
      stake: this.#stake.element,
      onBuy: () => void this.#buy(),
      onAdd: () => this.#add(),
      onQuick: () => this.#picker.random(),
      onClear: () => this.#picker.clear(),
      onRules: () => openRules(words, this.#game),
      onFairness: () => openFairness(words, this.#game),
    })
  }

  #now = () => Date.now() + this.#ahead

  #tick() {
    const now = this.#now()
    this.#board.tick(this.#game, now)
    this.#games.tick(this.#state.games, now)
    const isDue = this.#state.games.some(
      ({ next, every }) =>
        next.closesAt <= now || isBetween(next.drawsAt - every, this.#state.now, now),
    )
    const isOld = now - this.#askedAt > pollEvery
    if (!document.hidden && (isOld || (isDue && now - this.#askedAt > 900))) void this.#refresh()
  }

  async #refresh() {
    this.#askedAt = this.#now()
    const state = await this.#setting.server.state().catch((error: unknown) => this.#fail(error))
    if (state) this.#take(state)
  }

  #take(state: LottoState) {
    const before = this.#state
    this.#ahead = state.now - Date.now()
    this.#askedAt = state.now
    this.#state = state
    this.#game = state.games.find(({ code }) => code === this.#game.code) ?? this.#game
    const shown = this.#board.show(this.#game, state)
    const isOpened = before === state
    if (isOpened) this.#tell(before, state)
    else this.#told = Promise.all([this.#told, shown]).then(() => this.#tell(before, state))
  }

  /** Reports the outcome of a draw once its last ball has fallen. */
  #tell(before: LottoState, after: LottoState) {
    const { words, host } = this.#setting
    const news = newsOf(words, before, after)
    if (news) this.#layout.say(news.text, news.tone)
    if (after.balance !== this.#balance) host.say({ type: 'mela:balance' })
    this.#balance = after.balance
    this.#lists.show(this.#game, after)
    this.#draw()
  }

  #choose(code: string) {
    if (this.#isBusy || this.#lost) return
    this.#game = this.#state.games.find((game) => game.code === code) ?? this.#game
    this.#type = this.#game.types.includes(this.#type) ? this.#type : 'trad'
    this.#slip.clear()
    this.#layout.say('')
    void this.#board.show(this.#game, { ...this.#state, now: this.#now() })
    this.#lists.show(this.#game, this.#state)
    this.#showTypes()
  }

  #showTypes() {
    const { words } = this.#setting
    this.#picker = this.#newPicker()
    const tabs = this.#game.types.map((type) =>
      button(
        words.type[type],
        { class: 'tab', 'aria-pressed': String(type === this.#type) },
        () => {
          this.#type = type
          this.#showTypes()
        },
      ),
    )
    this.#layout.choosing(tabs.length > 1 ? tabs : [], this.#picker.element)
    this.#games.mark(this.#game.code)
    this.#draw()
  }

  #newPicker = () =>
    makePicker({
      words: this.#setting.words,
      shape: this.#game,
      type: this.#type,
      onChange: () => this.#draw(),
    })

  #add() {
    const picked = this.#picker.picked()
    if (!picked || this.#isBusy) return
    this.#slip.add(picked)
    this.#picker.clear()
  }

  #wanted() {
    const picked = this.#picker.picked()
    return [...this.#slip.lines(), ...(picked ? [picked] : [])]
  }

  #draw() {
    const { words } = this.#setting
    const lines = this.#wanted()
    const total = lines.length * this.#stake.value()
    const isFull = this.#slip.lines().length >= mostLines - 1
    this.#layout.sums(money(this.#balance), money(total))
    this.#layout.offer({
      label: this.#isBusy ? words.buying : buyLabel(words, lines.length),
      canBuy: lines.length > 0 && !this.#isBusy,
      canAdd: this.#picker.picked() !== null && !isFull && !this.#isBusy,
    })
  }

  async #buy() {
    const { words, host, server } = this.#setting
    const lines = this.#wanted().map((line) => ({ ...line, stake: this.#stake.value() }))
    if (this.#isBusy) return
    if (lines.length === 0) return this.#layout.say(words.choose)
    const { code: game, next } = this.#game
    const order = this.#lost ?? { key: crypto.randomUUID(), game, index: next.index, lines }
    this.#lock(true)
    host.say({ type: 'mela:round', open: true })
    try {
      const placed = await server.buy(order)
      this.#lost = null
      this.#slip.clear()
      this.#picker.clear()
      this.#take(placed)
      void this.#told.then(() => {
        this.#lists.open('tickets')
        this.#layout.say(fill(words.bought, next.issue))
      })
    } catch (error) {
      // It may have been bought, so only exactly the same slip may be sent again.
      this.#lost = error instanceof Failed && error.code === 'network' ? order : null
      this.#fail(error)
      if (!this.#lost) await this.#refresh()
    } finally {
      this.#lock(false)
      host.say({ type: 'mela:round', open: false })
    }
  }

  #lock(isBusy: boolean) {
    this.#isBusy = isBusy
    document.body.toggleAttribute('data-busy', isBusy)
    this.#stake.lock(isBusy || this.#lost !== null)
    this.#layout.lock(isBusy || this.#lost !== null)
    this.#draw()
  }

  #fail(error: unknown): null {
    const { failures } = this.#setting.words
    const code = error instanceof Failed && isKnown(failures, error.code) ? error.code : 'unknown'
    this.#layout.say(failures[code], 'bad')
    if (code === 'session_expired') this.#setting.host.say({ type: 'mela:failed', code })
    return null
  }
}

const isKnown = (failures: Words['failures'], code: string): code is keyof Words['failures'] =>
  code in failures

const isBetween = (time: number, from: number, to: number) => from < time && time <= to

const buyLabel = (words: Words, lines: number) =>
  lines > 1 ? fill(words.buyLines, lines) : words.buy
