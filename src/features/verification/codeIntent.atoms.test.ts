import { beforeEach, describe, expect, it } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { openSessionIntent } from '#features/session/session.atoms.ts'
import { grant, setUpSession } from '#features/session/session.testing.ts'
import { codeIntent } from './codeIntent.atoms.ts'

setUpSession()

const as = (userName: string) => store.set(openSessionIntent, { ...grant, userName })
const sending = { onSend: () => undefined, onPause: () => undefined, signal: AbortSignal.any([]) }
const inAMinute = { minutes: 1 }
const wait = (intent: ReturnType<typeof codeIntent<null>>) => store.get(intent)(null)

beforeEach(() => as('member'))

describe('a code requested by one player', () => {
  it('does not make the next player wait', async () => {
    const askIntent = codeIntent<null>(
      () => 'withdrawal:own',
      (_wish, { send }) => send(async () => inAMinute),
    )
    await store.set(askIntent, null, sending)
    expect(wait(askIntent)).toBeGreaterThan(Date.now())
    as('other')
    expect(wait(askIntent)).toBe(0)
  })

  it('is not recorded for the next player when its answer arrives later', async () => {
    const late = Promise.withResolvers<typeof inAMinute>()
    const askIntent = codeIntent<null>(
      () => 'withdrawal:own',
      (_wish, { send }) => send(() => late.promise),
    )
    const asking = store.set(askIntent, null, sending)
    as('other')
    late.resolve(inAMinute)
    await asking
    expect(wait(askIntent)).toBe(0)
    expect(sessionStorage.getItem('codeWaits')).toBeNull()
  })

  it('is not sent for the next player when a check had to be passed first', async () => {
    const answered = Promise.withResolvers<void>()
    let isSent = false
    const askIntent = codeIntent<null>(
      () => 'withdrawal:own',
      async (_wish, { send }) => {
        await answered.promise
        return send(async () => {
          isSent = true
          return inAMinute
        })
      },
    )
    const asking = store.set(askIntent, null, sending)
    as('other')
    answered.resolve()
    await expect(asking).rejects.toMatchObject({ code: 'other_player' })
    expect(isSent).toBe(false)
  })
})
