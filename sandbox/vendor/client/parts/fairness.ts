import type { Fairness, Revealed } from '#sandbox/vendor/wire.ts'
import { button, h } from '#sandbox/vendor/client/dom.ts'
import { fill } from '#sandbox/vendor/client/words.ts'
import type { Words } from '#sandbox/vendor/client/words.en.ts'

export interface PlayedRound {
  readonly nonce: number
  readonly digest: string
}

interface Fair {
  readonly words: Words
  readonly fairness: () => Fairness
  readonly rounds: () => readonly PlayedRound[]
  readonly reveal: (clientSeed: string) => Promise<Revealed>
}

const text = new TextEncoder()
const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (seed: string) => hex(await crypto.subtle.digest('SHA-256', text.encode(seed)))

async function hmac(seed: string, message: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(seed), algorithm, false, ['sign'])
  return hex(await crypto.subtle.sign('HMAC', key, text.encode(message)))
}

async function recomputed({ serverSeed, previous }: Revealed, rounds: readonly PlayedRound[]) {
  const digests = await Promise.all(
    rounds.map(({ nonce }) => hmac(serverSeed, `${previous.clientSeed}:${nonce}`)),
  )
  return rounds.filter(({ digest }, index) => digest === digests[index]).length
}

const fact = (label: string, value: Node | string) =>
  h('div', { class: 'fact' }, h('span', { class: 'label' }, label), value)
const code = (value: string) => h('code', {}, value)

async function previousOf(words: Words, revealed: Revealed, rounds: readonly PlayedRound[]) {
  const matches = (await sha256(revealed.serverSeed)) === revealed.previous.commitment
  const same = await recomputed(revealed, rounds)
  const verdict = h('p', { class: matches ? 'good' : 'bad' })
  verdict.textContent = matches ? `✓ ${words.fair.matches}` : `✗ ${words.fair.differs}`
  const count = h('p', {}, fill(words.fair.recomputed, same, rounds.length))
  return h('section', {}, fact(words.fair.previous, code(revealed.serverSeed)), verdict, count)
}

function current(words: Words, { commitment, nonce }: Fairness) {
  return [
    fact(words.fair.commitment, code(commitment)),
    fact(words.fair.nonce, code(String(nonce))),
  ]
}

export function fairnessSheet({ words, fairness, rounds, reveal }: Fair): Node {
  const facts = h('section', {}, ...current(words, fairness()))
  const seed = h('input', {
    id: 'client-seed',
    value: fairness().clientSeed,
    maxlength: 32,
    pattern: '[A-Za-z0-9_\\-]+',
    autocomplete: 'off',
    required: true,
  })
  const past = h('div', { 'aria-live': 'polite' })
  const turn = async () => {
    if (!seed.reportValidity()) return
    const played = rounds()
    const revealed = await reveal(seed.value)
    facts.replaceChildren(...current(words, revealed.standing.fairness))
    past.replaceChildren(await previousOf(words, revealed, played))
  }
  const failed = () => past.replaceChildren(h('p', { class: 'bad' }, words.failures.unknown))
  return h(
    'div',
    { class: 'fair' },
    h('p', {}, words.fair.intro),
    facts,
    h('label', { class: 'fact', for: 'client-seed' }, words.fair.clientSeed, seed),
    button(words.fair.reveal, { class: 'second' }, () => void turn().catch(failed)),
    past,
    h('p', { class: 'quiet' }, words.fair.how),
  )
}
