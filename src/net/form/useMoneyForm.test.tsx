import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openSessionIntent, sessionAtom } from '#features/session/session.atoms.ts'
import { grant, setUpSession } from '#features/session/session.testing.ts'
import { Field } from '#ui/form/Field.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { inEnglish } from '#testing/inEnglish.tsx'
import type { CallOptions } from '#net/call.ts'
import { Failure } from '#net/failure.ts'
import { dropSentKey, storeSentKey, sentKeyOf } from '#net/money/sentKeys.ts'
import { store } from '#net/query/queryClient.ts'
import { draftAtom } from './draftAtom.ts'
import { useMoneyForm } from './useMoneyForm.ts'

setUpSession()

const Amount = v.pipe(
  v.string(),
  v.check((text) => Number(text) >= 100, 'low'),
  v.transform(Number),
)
type Order = { readonly id: string }
type Filled = { readonly amount: number }
const send = vi.fn<(filled: Filled, options: CallOptions) => Promise<Order>>()
const find = vi.fn<(key: string) => Promise<Order | null>>()
const order: Order = { id: 'D1' }
let done: [Order, boolean][]
const onOffline = vi.fn<() => void>()

const reloaded = () =>
  draftAtom(sessionAtom, 'moneyDraft', v.object({ amount: v.exactOptional(v.string()) }))
let draft: ReturnType<typeof reloaded>
const account = 'member'
const keptKey = () => sentKeyOf(account, 'deposit')

function Ordering() {
  const [sentKey, setSentKey] = useState(keptKey)
  const form = useMoneyForm({
    initial: { amount: '', secret: '' },
    draft,
    schema: v.object({ amount: Amount }),
    messages: { amount: 'At least 100' },
    places: { amount_invalid: 'amount' },
    failureText: ({ code, kind }) => `refused: ${code ?? kind}`,
    sentKey,
    storeKey: (key) => {
      storeSentKey({ account, kind: 'deposit', key })
      setSentKey(key)
    },
    dropKey: (key) => {
      dropSentKey(key)
      setSentKey(null)
    },
    send,
    find,
    onDone: (result, isMounted) => {
      form.reset()
      done.push([result, isMounted])
    },
    onOffline,
  })
  return (
    <Form form={form}>
      <Field {...form.field('amount')} label="Amount" />
      <Field {...form.field('secret')} label="Secret" />
      <Submit form={form}>Order</Submit>
      <output>{form.act.state}</output>
    </Form>
  )
}

const open = () =>
  render(
    <Provider store={store}>
      <Ordering />
    </Provider>,
    inEnglish,
  )
/** A new page: only what is stored on the phone is left. */
function restart(page: { unmount: () => void }) {
  page.unmount()
  draft = reloaded()
  return open()
}
const amount = () => screen.getByLabelText('Amount')
const type = (value: string) => fireEvent.change(amount(), { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Order' }))
const reach = (state: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(state))
const lost = () => Promise.reject(new Failure('timeout'))
const sent = () =>
  send.mock.calls.map(([filled, { idempotencyKey }]) => ({ ...filled, key: idempotencyKey }))

beforeEach(() => {
  store.set(openSessionIntent, { ...grant, userName: account })
  draft = reloaded()
  done = []
  find.mockResolvedValue(null)
})

/** Sent, and neither answered nor found at either lookup. */
async function absent() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  send.mockImplementationOnce(lost)
  const page = open()
  type('500')
  press()
  await reach('waiting')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await reach('absent')
  return page
}

describe('a form that moves money', () => {
  it('sends the parsed input once, and removes the draft when done', async () => {
    send.mockResolvedValue(order)
    const page = open()
    type('500')
    press()
    press()
    await waitFor(() => expect(done).toEqual([[order, true]]))
    expect(sent()).toEqual([{ amount: 500, key: expect.stringMatching(/^[\da-f-]{36}$/) }])
    expect(keptKey()).toBeNull()
    restart(page)
    expect(amount()).toHaveValue('')
  })

  it('that is invalid sends nothing, shows the error at the field and keeps the input', () => {
    open()
    type('5')
    press()
    expect(amount()).toHaveAccessibleDescription('At least 100')
    expect(amount()).toHaveFocus()
    expect(amount()).toHaveValue('5')
    expect(send).not.toHaveBeenCalled()
  })

  it('keeps the input over a restart, without secrets', () => {
    const page = open()
    type('500')
    fireEvent.change(screen.getByLabelText('Secret'), { target: { value: '123456' } })
    restart(page)
    expect(amount()).toHaveValue('500')
    expect(screen.getByLabelText('Secret')).toHaveValue('')
  })

  it('is not sent offline, says so and keeps the input', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const page = open()
    type('500')
    press()
    expect(onOffline).toHaveBeenCalledOnce()
    expect(send).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    restart(page)
    expect(amount()).toHaveValue('500')
  })
})

describe('a refusal of the platform', () => {
  beforeEach(async () => {
    send.mockRejectedValue(new Failure('refused', 'amount_invalid'))
    open()
    type('500')
    press()
    await reach('refused')
  })

  it('is shown at its field, and the input stays', () => {
    expect(amount()).toHaveAccessibleDescription('refused: amount_invalid')
    expect(amount()).toHaveFocus()
    expect(amount()).toHaveValue('500')
    expect(keptKey()).toBeNull()
  })

  it('disappears when the field is edited', () => {
    type('600')
    expect(amount()).toBeValid()
  })

  it('ends the order: the next attempt has a new key', async () => {
    press()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    const [first, second] = sent()
    expect(second?.key).not.toBe(first?.key)
  })
})

describe('an order without an answer', () => {
  it('keeps its key over a restart: it is looked up and not sent again', async () => {
    send.mockImplementation(lost)
    find.mockRejectedValueOnce(new Failure('offline')).mockResolvedValue(order)
    const page = open()
    type('500')
    press()
    await reach('unknown')
    const [{ key } = { key: undefined }] = sent()
    expect(keptKey()).toBe(key)
    restart(page)
    await waitFor(() => expect(done).toEqual([[order, true]]))
    expect(find).toHaveBeenLastCalledWith(key)
    expect(send).toHaveBeenCalledOnce()
    expect(keptKey()).toBeNull()
    expect(amount()).toHaveValue('')
  })

  it('that never arrived is sent again with the same key, and the input stays', async () => {
    await absent()
    expect(amount()).toHaveValue('500')
    send.mockResolvedValue(order)
    press()
    await waitFor(() => expect(done).toHaveLength(1))
    const [first, second] = sent()
    expect(second).toEqual(first)
  })

  it('that was edited since is looked up, then sent with the new input under the same key', async () => {
    await absent()
    find.mockClear()
    type('700')
    send.mockResolvedValue(order)
    press()
    await waitFor(() => expect(done).toHaveLength(1))
    const [first, second] = sent()
    expect(second).toEqual({ amount: 700, key: first?.key })
    expect(find).toHaveBeenCalledOnce()
  })
})
