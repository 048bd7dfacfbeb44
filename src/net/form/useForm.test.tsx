import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { atom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { isBusy } from '#device/page/busy.ts'
import { Field } from '#ui/form/Field.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { inEnglish } from '#testing/inEnglish.tsx'
import type { CallOptions } from '#net/call.ts'
import { Failure } from '#net/failure.ts'
import { useForm } from './useForm.ts'

const Schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(8)),
    secret: v.pipe(v.string(), v.minLength(4)),
    again: v.string(),
    code: v.string(),
  }),
  v.forward(
    v.check(({ secret, again }) => secret === again, 'mismatch'),
    ['again'],
  ),
  v.transform(({ name, secret, code }) => ({ name, secret, code })),
)
type Filled = v.InferOutput<typeof Schema>

interface Sent extends Filled {
  readonly key: string | undefined
}
let sent: Sent[]
let answer: () => unknown
let done: unknown[]

const intent = atom(null, async (_get, _set, filled: Filled, options?: CallOptions) => {
  sent.push({ ...filled, key: options?.idempotencyKey })
  return await answer()
})

const labels = { name: 'Name', secret: 'Secret', again: 'Again', code: 'Code' } as const

function Joining() {
  const [name, recall] = useState('')
  const form = useForm({
    initial: { name, secret: '', again: '', code: '' },
    schema: Schema,
    intent,
    messages: {
      name: { missing: 'Say who', malformed: 'Too long a name' },
      secret: 'Four at least',
      again: 'Not the same',
    },
    places: { username_exists: 'name', login_failed: 'secret' },
    oneTime: ['code'],
    failureText: ({ kind, code }) => `refused: ${code ?? kind}`,
    onDone: (result, filled) => done.push(result, filled),
  })
  return (
    <Form form={form}>
      {(['name', 'secret', 'again', 'code'] as const).map((name) => (
        <Field key={name} {...form.field(name)} label={labels[name]} />
      ))}
      <Submit form={form}>Join</Submit>
      <button type="button" onClick={() => form.validate('name')}>
        Check
      </button>
      <button type="button" onClick={() => recall('rahim')}>
        Recall
      </button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      <output>{form.round}</output>
    </Form>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fill = () => {
  type('Name', ' rahim ')
  type('Secret', '1234')
  type('Again', '1234')
  type('Code', '77')
}
const keys = () => sent.map(({ key }) => key)

beforeEach(() => {
  ;[sent, done] = [[], []]
  answer = () => 'welcome'
  render(<Joining />, inEnglish)
})

describe('a form', () => {
  it('sends the parsed input', async () => {
    fill()
    press('Join')
    const filled = { name: 'rahim', secret: '1234', code: '77' }
    await waitFor(() => expect(done).toEqual(['welcome', filled]))
    expect(sent).toMatchObject([filled])
  })

  it.each<[string, () => void, string, string]>([
    ['is empty', () => type('Name', ''), 'Name', 'Say who'],
    ['has a blank name', () => type('Name', '  '), 'Name', 'Say who'],
    ['has too long a name', () => type('Name', 'x'.repeat(9)), 'Name', 'Too long a name'],
    ['has too short a secret', () => type('Secret', '1'), 'Secret', 'Four at least'],
    ['has two secrets', () => type('Again', '4321'), 'Again', 'Not the same'],
  ])('that %s is not sent, and the field has error and focus', (_, edit, label, sentence) => {
    fill()
    edit()
    press('Join')
    expect(field(label)).toHaveAccessibleDescription(sentence)
    expect(field(label)).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('shows no errors before the first submit, then the remaining ones', () => {
    type('Name', 'x'.repeat(9))
    expect(field('Name')).toBeValid()
    press('Join')
    expect(field('Name')).toBeInvalid()
    expect(field('Secret')).toBeInvalid()
    type('Name', 'rahim')
    expect(field('Name')).toBeValid()
    expect(field('Secret')).toBeInvalid()
  })

  it('can validate one field alone', () => {
    press('Check')
    expect(field('Name')).toHaveFocus()
    expect(field('Secret')).toBeValid()
  })

  it('shows no error for an expired session, as the login opens over it', async () => {
    answer = () => {
      throw new Failure('signedOut', 'session_expired')
    }
    fill()
    press('Join')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'))
    expect(screen.queryByText(/refused/)).toBeNull()
    expect(field('Name')).toHaveValue(' rahim ')
  })

  it('is disabled while it is sent, and is sent once', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    answer = () => promise
    fill()
    press('Join')
    press('Join')
    expect(screen.getByRole('button', { name: 'Join' })).toHaveAttribute('aria-busy', 'true')
    resolve('late')
    await waitFor(() => expect(done).toContain('late'))
    expect(sent).toHaveLength(1)
  })
})

describe('a refusal', () => {
  const refuse = async (failure: Failure) => {
    answer = () => Promise.reject(failure)
    fill()
    press('Join')
    await screen.findByText(/^refused/)
  }

  // A platform may answer a wrong password like a session that is over.
  it.each(['refused', 'signedOut'] as const)('(%s) is shown at its field', async (kind) => {
    await refuse(new Failure(kind, 'login_failed'))
    expect(field('Secret')).toHaveAccessibleDescription('refused: login_failed')
    expect(field('Secret')).toHaveFocus()
    expect(field('Secret')).toHaveValue('1234')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('is shown at the fields that the platform names', async () => {
    await refuse(new Failure('refused', 'input_invalid', { fields: ['again', 'other'] }))
    expect(field('Again')).toHaveAccessibleDescription('refused: input_invalid')
  })

  it('of the whole form is shown above the button until the next attempt', async () => {
    await refuse(new Failure('busy'))
    type('Name', 'karim')
    expect(screen.getByRole('alert')).toHaveTextContent('refused: busy')
    answer = () => 'welcome'
    press('Join')
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement())
  })

  it('of one field disappears when that field is edited', async () => {
    await refuse(new Failure('refused', 'login_failed'))
    type('Name', 'karim')
    expect(field('Secret')).toBeInvalid()
    type('Secret', '12345')
    expect(field('Secret')).toBeValid()
  })

  it('clears the used one-time code and asks for another', async () => {
    await refuse(new Failure('refused', 'login_failed'))
    expect(field('Code')).toHaveValue('')
    expect(screen.getByText('1')).toBeVisible()
  })
})

describe('the idempotency key', () => {
  const fail = async (failure: Failure) => {
    answer = () => Promise.reject(failure)
    press('Join')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Join' })).not.toHaveAttribute('aria-busy'),
    )
  }

  it.each<[string, Failure, () => void, boolean]>([
    ['stays after a lost answer', new Failure('offline'), () => undefined, true],
    ['stays with another one-time code', new Failure('offline'), () => type('Code', '88'), true],
    ['is another once the form is edited', new Failure('offline'), () => type('Name', 'k'), false],
    ['is another after a refusal', new Failure('refused', 'conflict'), () => undefined, false],
    ['is another after a pause', new Failure('busy', 'too_many'), () => undefined, false],
  ])('%s', async (_, failure, edit, isSame) => {
    fill()
    await fail(failure)
    edit()
    await fail(failure)
    expect(new Set(keys()).size).toBe(isSame ? 1 : 2)
  })
})

describe('an app update', () => {
  it('waits while the form has input', () => {
    expect(isBusy()).toBe(false)
    type('Name', 'r')
    expect(isBusy()).toBe(true)
    type('Name', '')
    expect(isBusy()).toBe(false)
  })

  it('does not wait for autofilled input', () => {
    press('Recall')
    expect(field('Name')).toHaveValue('rahim')
    expect(isBusy()).toBe(false)
    type('Name', 'karim')
    expect(isBusy()).toBe(true)
    press('Reset')
    expect(field('Name')).toHaveValue('rahim')
    expect(isBusy()).toBe(false)
  })
})
