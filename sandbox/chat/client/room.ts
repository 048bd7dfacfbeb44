import { h, icon } from '#sandbox/vendor/client/dom.ts'
import { inDigits } from '#sandbox/vendor/client/numbers.ts'
import type { Line } from '#sandbox/chat/wire.ts'
import type { Words } from './words.ts'

export interface Room {
  add(lines: readonly Line[]): void
  typing(isTyping: boolean): void
  /** An empty string clears the error. */
  error(sentence: string): void
  close(sentence: string): void
}

const longest = 500
const plane = 'M4 12 20 4l-5 16-3.500-6.500zM11.500 13.500 20 4'

export function buildRoom(words: Words, onSay: (text: string) => Promise<boolean>): Room {
  const empty = h('p', { class: 'empty' }, words.empty)
  const list = h('ol', { class: 'lines' })
  const log = h(
    'div',
    { class: 'log', role: 'log', 'aria-label': words.log, tabindex: '0' },
    empty,
    list,
  )
  const status = h('p', { class: 'typing', role: 'status' })
  const alert = h('p', { class: 'trouble', role: 'alert' })
  const field = h('textarea', {
    rows: '1',
    maxlength: longest,
    placeholder: words.placeholder,
    'aria-label': words.placeholder,
    enterkeyhint: 'send',
  })
  const send = h(
    'button',
    { class: 'send', type: 'button', 'aria-label': words.send, title: words.send },
    icon(plane),
  )
  // A sandboxed iframe may not submit forms.
  const form = h('div', { class: 'write' }, field, send)
  const main = h('div', { class: 'talk' }, log, status, alert)
  document.body.replaceChildren(main, form)
  const toEnd = () => log.scrollTo({ top: log.scrollHeight })

  let isSending = false
  const say = async () => {
    const text = field.value.trim()
    if (text === '' || isSending) return
    isSending = true
    send.setAttribute('aria-disabled', 'true')
    if (await onSay(text)) field.value = ''
    isSending = false
    send.removeAttribute('aria-disabled')
    field.focus()
  }
  send.addEventListener('click', () => void say())
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void say()
  })
  addEventListener('resize', toEnd)

  return {
    add(lines) {
      if (lines.length === 0) return
      empty.remove()
      list.append(...lines.map((line) => bubble(line, words)))
      toEnd()
    },
    typing(isTyping) {
      status.textContent = isTyping ? words.typing : ''
      if (isTyping) toEnd()
    },
    error: (sentence) => void (alert.textContent = sentence),
    close(sentence) {
      alert.textContent = sentence
      status.textContent = ''
      form.remove()
    },
  }
}

function bubble({ by, text, at }: Line, words: Words) {
  const when = new Date(at)
  const clock = when.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const day = when.toLocaleDateString(words.locale === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB', {
    day: 'numeric',
    month: 'short',
  })
  const isToday = when.toDateString() === new Date().toDateString()
  return h(
    'li',
    { class: 'line', 'data-by': by },
    h('span', { class: 'who' }, `${by === 'player' ? words.you : words.house}: `),
    h('p', { class: 'text' }, text),
    h('time', { datetime: when.toISOString() }, inDigits(isToday ? clock : `${day}, ${clock}`)),
  )
}
