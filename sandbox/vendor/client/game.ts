import type { Opened, SkinName, Standing } from '../wire.ts'
import { type PlayedRound, fairnessSheet } from './fairness.ts'
import { buildFrame } from './frame.ts'
import type { Host } from './host.ts'
import { money } from './money.ts'
import { Failed, connectServer, type SpinOrder } from './server.ts'
import { openSheet } from './sheet.ts'
import type { Stage } from './stage.ts'
import { stakeField } from './stake.ts'
import type { Words } from './words.en.ts'

interface Game<Outcome, Terms> {
  readonly skin: SkinName
  readonly words: Words
  readonly host: Host
  readonly opened: Opened<Terms>
  readonly stage: Stage<Outcome, Terms>
}

const isFailure = (words: Words, code: string): code is keyof Words['failures'] =>
  code in words.failures

/** One round after another: stake, choice, result, money. */
export function startGame<Outcome, Terms>(game: Game<Outcome, Terms>) {
  const { skin, words, host, opened, stage } = game
  const server = connectServer<Outcome, Terms>(opened.session)
  const stake = stakeField(words, opened.stakes)
  let standing: Standing<Terms> = opened
  let rounds: PlayedRound[] = []
  let lastWin = 0
  let busy = false
  /** A round whose answer was lost: the next press asks for the same one. */
  let lost: SpinOrder | null = null

  const frame = buildFrame({
    words,
    stake,
    free: opened.free,
    name: words.locale === 'bn' ? opened.names.bn : opened.names.en,
    act: words.act[skin],
    stage: stage.element,
    controls: stage.controls,
    onAct: () => void playRound(),
    onExit: () => host.say({ type: 'mela:exit' }),
    onRules: () => openSheet(words.rules, words.close, ...stage.rules(stake.value())),
    onFairness: () => openSheet(words.fairness, words.close, fairnessSheet(fair)),
  })

  const fair = {
    words,
    fairness: () => standing.fairness,
    rounds: () => rounds,
    async reveal(clientSeed: string) {
      const revealed = await server.reveal(clientSeed)
      standing = revealed.standing
      rounds = []
      stage.offer(standing.terms)
      return revealed
    },
  }

  const draw = () => frame.sums(money(standing.balance), money(lastWin))
  const setBusy = (now: boolean) => {
    busy = now
    document.body.toggleAttribute('data-busy', now)
    stake.lock(now)
    frame.play.setAttribute('aria-disabled', String(now))
  }

  async function playRound() {
    if (busy) return
    const order = lost ?? {
      round: crypto.randomUUID(),
      stake: stake.value(),
      choice: stage.choice(),
    }
    if (order.stake > standing.balance && !lost) return fail('insufficient_funds')
    setBusy(true)
    host.say({ type: 'mela:round', open: true })
    document.body.removeAttribute('data-won')
    frame.say(words.busy[skin])
    stage.begin()
    await settle(order).catch((error: unknown) => {
      lost = error instanceof Failed && error.code === 'network' ? order : null
      stage.cancel()
      fail(error instanceof Failed ? error.code : 'unknown')
    })
    host.say({ type: 'mela:round', open: false })
    setBusy(false)
  }

  async function settle(order: SpinOrder) {
    frame.sums(money(standing.balance - order.stake), money(lastWin))
    const settled = await server.spin(order)
    lost = null
    rounds = [...rounds, { nonce: settled.fairness.nonce - 1, digest: settled.digest }]
    const sentence = await stage.show(settled)
    standing = settled
    lastWin = settled.payout
    const isNetWin = settled.payout > settled.stake
    document.body.toggleAttribute('data-won', isNetWin)
    frame.say(sentence, isNetWin ? 'good' : 'plain')
    draw()
    stage.offer(settled.terms)
    host.say({ type: 'mela:balance' })
  }

  function fail(code: string) {
    draw()
    frame.say(words.failures[isFailure(words, code) ? code : 'unknown'], 'bad')
    if (code === 'session_expired') host.say({ type: 'mela:failed', code })
  }

  listenToKeys(frame.play)
  stage.offer(standing.terms)
  frame.say(words.ready[skin])
  draw()
}

/** Space and Enter play from anywhere that has no use for them. */
function listenToKeys(play: HTMLButtonElement) {
  addEventListener('keydown', (event) => {
    if (event.target !== document.body || event.repeat) return
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    play.click()
  })
}
