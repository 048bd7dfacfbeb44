import { describe, expect, it } from 'vitest'
import type { Message } from '#api/content/inbox.ts'
import { messageExcerptOf, marked, unreadIn } from './inbox.rules.ts'

const message = (id: string, change: Partial<Message> = {}): Message => ({
  id,
  title: `Message ${id}`,
  content: '',
  time: 0,
  isRead: false,
  isPersonal: false,
  ...change,
})
const none = { read: new Set<string>(), removed: new Set<string>() }
const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id)

it.each([
  ['<p>Hello <b>you</b></p>', 'Hello you'],
  ['<h3>Every Friday</h3>\n<p>9 pm</p>', 'Every Friday – 9 pm'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One – Two'],
  ['<p>One prize pool. </p><p>Four tables</p>', 'One prize pool. Four tables'],
  ['<p>মঙ্গলবার বন্ধ।</p><p>বুধবার খোলা</p>', 'মঙ্গলবার বন্ধ। বুধবার খোলা'],
  ['Dear Rahim,<br>welcome', 'Dear Rahim, welcome'],
  ['Fish &amp; chips &lt;3', 'Fish & chips <3'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['<style>p{color:red}</style><p>Plain</p>', 'Plain'],
  ['<script>alert(1)</script>Plain', 'Plain'],
  ['<p>cut <a href="x', 'cut'],
  ['  plain   words ', 'plain words'],
  ['', ''],
])('the first words of %j are %j', (html, excerpt) => expect(messageExcerptOf(html)).toBe(excerpt))

it('shortens the first words of a long message', () =>
  expect(messageExcerptOf('word '.repeat(10_000)).length).toBeLessThanOrEqual(160))

describe('the list as the player left it', () => {
  it('has no deleted message and no duplicates', () => {
    const list = [message('3'), message('2'), message('2'), message('1')]
    expect(idsOf(marked(list, { ...none, removed: new Set(['3']) }))).toEqual(['2', '1'])
  })

  it('shows messages read here as read, and keeps the rest', () => {
    const list = [message('2'), message('1'), message('0', { isRead: true })]
    const shown = marked(list, { ...none, read: new Set(['2']) })
    expect(unreadIn(shown)).toEqual(['1'])
    expect(shown[1]).toBe(list[1])
    expect(shown[2]).toBe(list[2])
  })
})
