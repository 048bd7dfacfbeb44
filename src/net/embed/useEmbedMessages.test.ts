import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { embedded, gameOrigin } from './embed.testing.ts'
import { useEmbedMessages } from './useEmbedMessages.ts'

const onSaid = vi.fn<Parameters<typeof useEmbedMessages>[1]>()
const opened = { type: 'mela:opened' }

function listening(origin: string | null = gameOrigin) {
  const { frame, ...embed } = embedded()
  const { result, unmount } = renderHook(() => useEmbedMessages(origin, onSaid))
  result.current.current = frame
  return { ...embed, unmount }
}

it('hears the embed, and answers its origin alone', () => {
  const { say, heard } = listening()
  onSaid.mockImplementation((_message, answer) =>
    answer({ type: 'mela:settings', digits: 'latin' }),
  )
  say(opened)
  expect(onSaid).toHaveBeenCalledExactlyOnceWith(opened, expect.any(Function))
  expect(heard).toHaveBeenCalledExactlyOnceWith(
    { type: 'mela:settings', digits: 'latin' },
    gameOrigin,
  )
})

it.each([
  ['another origin in the embed', { origin: 'https://else.example' }],
  ['another window of the origin', { source: window }],
  ['another window of another origin', { origin: 'https://else.example', source: window }],
])('does not hear %s', (_title, sender) => {
  const { say } = listening()
  say(opened, sender)
  expect(onSaid).not.toHaveBeenCalled()
})

it('hears nobody in the place of an embed that has gone', () => {
  const { say, go } = listening()
  go()
  say(opened, { source: null })
  expect(onSaid).not.toHaveBeenCalled()
})

it('hears nothing that is no message of an embed', () => {
  const { say } = listening()
  say({ type: 'mela:win' })
  expect(onSaid).not.toHaveBeenCalled()
})

it('hears nobody before an address is known, and after the screen has gone', () => {
  listening(null).say(opened, { origin: 'null' })
  const { say, unmount } = listening()
  unmount()
  say(opened)
  expect(onSaid).not.toHaveBeenCalled()
})
