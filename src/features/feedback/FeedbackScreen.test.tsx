import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { endSessionIntent, loseSessionIntent } from '#features/session/session.atoms.ts'
import { FeedbackScreen } from './FeedbackScreen.tsx'
import { forgetDrafts } from './forgetDrafts.ts'

const text = 'My deposit of noon has not arrived yet.'
let answer: () => unknown
let own: () => unknown
let asked: string[]

setUp()
beforeEach(() => {
  logIn()
  answer = () => ({ receipt: 'FB000007' })
  own = () => []
  asked = platform({
    '/wps/captcha': () => 'iVBORw0KGgo=',
    '/wps/feedback': (_, method) => (method === 'PUT' ? answer() : own()),
  })
})

const show = () => visit(<FeedbackScreen />)
const type = () => screen.getByRole('combobox', { name: 'Question type' })
const content = () => screen.getByLabelText<HTMLTextAreaElement>('What happened?')
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code')
const send = () => screen.getByRole('button', { name: 'Send' })
const write = (words: string) => fireEvent.change(content(), { target: { value: words } })

function choose(name = 'Deposit issues') {
  fireEvent.click(type())
  fireEvent.click(screen.getByRole('button', { name }))
}

function fill() {
  choose()
  write(text)
  fireEvent.change(code(), { target: { value: '1234' } })
}

const pictures = () => asked.filter((call) => call.startsWith('GET /wps/captcha')).length

const puts = () =>
  vi.mocked(fetch).mock.calls.flatMap(([, init]) =>
    init?.method === 'PUT'
      ? [
          {
            body: JSON.parse(typeof init.body === 'string' ? init.body : ''),
            key: new Headers(init.headers).get('Idempotency-Key'),
          },
        ]
      : [],
  )

describe('a feedback', () => {
  it('cannot be sent when it is empty or only spaces', async () => {
    await show()
    expect(send()).toBeDisabled()
    write('   ')
    expect(send()).toBeDisabled()
    write('x')
    expect(send()).toBeEnabled()
  })

  it('starts without a type; picking one closes the picker', async () => {
    await show()
    expect(type()).toHaveTextContent('Choose one')
    fireEvent.click(type())
    expect(type()).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['Deposit', 'Withdraw', 'Game', 'Service', 'Apply agent', 'Other'])
      expect(screen.getByRole('button', { name: `${name} issues` })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Game issues' }))
    expect(type()).toHaveTextContent('Game issues')
    expect(type()).toHaveAttribute('aria-expanded', 'false')
  })

  it('shows an error at each missing field and focuses the first', async () => {
    await show()
    write('too short')
    fireEvent.click(send())
    expect(await screen.findByText('Choose a topic')).toBeVisible()
    expect(screen.getByText('Write at least 20 characters')).toBeVisible()
    expect(screen.getByText('Enter the verification code')).toBeVisible()
    await waitFor(() => expect(type()).toHaveFocus())
    expect(puts()).toHaveLength(0)
  })

  it('counts graphemes, up to 200', async () => {
    await show()
    write('কি'.repeat(7))
    expect(screen.getByText('7/200')).toBeVisible()
    write('কি'.repeat(200))
    write('কি'.repeat(201))
    expect(screen.getByText('200/200')).toBeVisible()
    expect(content()).toHaveValue('কি'.repeat(200))
  })

  it('keeps a longer paste and shows an error', async () => {
    await show()
    write('x'.repeat(5000))
    expect(content()).toHaveValue('x'.repeat(5000))
    expect(screen.getByText('5,000/200')).toBeVisible()
    fireEvent.click(send())
    expect(content()).toHaveAccessibleDescription(/^Write at most 200 characters/)
    expect(puts()).toHaveLength(0)
  })

  it('shows the receipt number, and clears form and draft', async () => {
    await show()
    fill()
    fireEvent.click(send())
    expect(await screen.findByRole('dialog', { name: 'Sent successfully' })).toHaveTextContent(
      'FB000007',
    )
    expect(puts()[0]?.body).toEqual({ content: text, sender: 'member', type: 1, captcha: '1234' })
    expect(content()).toHaveValue('')
    expect(type()).toHaveTextContent('Choose one')
    expect(localStorage.getItem('feedbackDraft')).toBeNull()
  })

  it('pressed twice is sent once', async () => {
    await show()
    fill()
    fireEvent.click(send())
    fireEvent.click(send())
    await screen.findByRole('dialog', { name: 'Sent successfully' })
    expect(puts()).toHaveLength(1)
  })

  it('with a wrong captcha shows a new one and keeps the text', async () => {
    answer = () => new Refused(400, 'captcha_wrong')
    await show()
    fill()
    fireEvent.click(send())
    expect(await screen.findByText('Verification code error')).toBeVisible()
    expect(code()).toHaveValue('')
    await waitFor(() => expect(pictures()).toBe(2))
    expect(content()).toHaveValue(text)
    fireEvent.change(code(), { target: { value: '77' } })
    expect(screen.queryByText('Verification code error')).not.toBeInTheDocument()
    fireEvent.click(send())
    await waitFor(() => expect(puts()).toHaveLength(2))
    expect(puts()[1]?.key).not.toBe(puts()[0]?.key)
  })

  it('without an answer is sent again as the same request', async () => {
    answer = () => new Error('no network')
    await show()
    fill()
    fireEvent.click(send())
    expect(await screen.findByText(/^We did not get an answer/)).toBeVisible()
    fireEvent.change(code(), { target: { value: '5678' } })
    fireEvent.click(send())
    await waitFor(() => expect(puts()).toHaveLength(2))
    expect(puts()[1]?.key).toBe(puts()[0]?.key)
  })
})

describe('a draft', () => {
  it('is restored after a reload, without the captcha', async () => {
    const { unmount } = await begin()
    expect(localStorage.getItem('feedbackDraft')).not.toContain('1234')
    unmount()
    await show()
    expect(content()).toHaveValue(text)
    expect(type()).toHaveTextContent('Deposit issues')
    expect(code()).toHaveValue('')
  })

  it('is not shown to another player', async () => {
    localStorage.setItem(
      'feedbackDraft',
      JSON.stringify({ account: 'another', type: 'game', content: text, key: 'k' }),
    )
    await show()
    expect(content()).toHaveValue('')
  })

  it.each(['{', '[]', '{"account":"member","type":9,"content":1}'])(
    'that is malformed (%s) is ignored',
    async (stored) => {
      localStorage.setItem('feedbackDraft', stored)
      await show()
      expect(content()).toHaveValue('')
    },
  )

  it('stays when the session expires, and is removed at sign-out', async () => {
    const release = forgetDrafts()
    await begin()
    store.set(loseSessionIntent)
    expect(localStorage.getItem('feedbackDraft')).toContain(text)
    logIn()
    store.set(endSessionIntent)
    expect(localStorage.getItem('feedbackDraft')).toBeNull()
    release()
  })

  async function begin() {
    await show()
    fill()
    return { unmount: () => document.body.replaceChildren() }
  }
})

describe('earlier feedback', () => {
  it('is listed with its answer', async () => {
    own = () => [
      {
        id: 'FB000002',
        type: 3,
        content: 'The wheel stood still.',
        time: Date.UTC(2026, 3, 14, 6),
        answer: 'It turns again.',
        answerTime: Date.UTC(2026, 3, 14, 7),
      },
      { id: 'FB000001', type: 99, content: 'Hello there', time: Date.UTC(2026, 3, 13, 6) },
    ]
    await show()
    const [answered, received] = await screen.findAllByRole('listitem')
    expect(answered).toHaveTextContent(/Game issues.*Answered.*The wheel stood still.*FB000002/)
    expect(answered).toHaveTextContent('It turns again.')
    expect(received).toHaveTextContent(/Other issues.*Received.*Hello there/)
  })

  it('keeps its heading when it cannot load, and is asked for again', async () => {
    own = () => {
      throw new Refused(503, 'busy')
    }
    await show()
    await screen.findByText('Your messages')
    own = () => []
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText('Your messages')).not.toBeInTheDocument())
  })

  it('has no section when there is none', async () => {
    await show()
    expect(screen.queryByText('Your messages')).not.toBeInTheDocument()
  })
})
