import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '#testing/inEnglish.tsx'
import { Field } from './Field.tsx'
import { Form, Submit } from './Form.tsx'

describe('a field', () => {
  it('connects label, hint and error to the input', () => {
    render(<Field label="Username" hint="4 to 16 letters" error="Already taken" />, inEnglish)
    const input = screen.getByRole('textbox', { name: 'Username' })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription('Already taken 4 to 16 letters')
  })

  it('is valid and undescribed without error and hint', () => {
    render(<Field label="Username" />, inEnglish)
    const input = screen.getByRole('textbox', { name: 'Username' })
    expect(input).toBeValid()
    expect(input).not.toHaveAttribute('aria-describedby')
    expect(input, 'as those who check autofill read it').toHaveAttribute('type', 'text')
  })

  it('has automatic text direction, and left-to-right for phone numbers', () => {
    render(
      <>
        <Field label="Nickname" />
        <Field label="Mobile" type="tel" />
      </>,
      inEnglish,
    )
    expect(screen.getByLabelText('Nickname')).toHaveAttribute('dir', 'auto')
    expect(screen.getByLabelText('Mobile')).toHaveAttribute('dir', 'ltr')
  })

  it('shows and hides a password, with a labelled toggle', async () => {
    render(<Field label="Password" type="password" isRevealable />, inEnglish)
    const input = screen.getByLabelText('Password', { selector: 'input' })
    expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveAttribute('type', 'password')
  })

  it('connects other controls the same way', () => {
    render(
      <Field
        label="Currency"
        error="Choose one"
        control={(tied) => (
          <select {...tied}>
            <option>BDT</option>
          </select>
        )}
      />,
      inEnglish,
    )
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveAccessibleDescription(
      'Choose one',
    )
  })
})

interface Joined {
  readonly attempts: number
  readonly isBusy?: boolean
}

function Joining({ attempts, isBusy = false }: Joined) {
  const form = { attempts, failure: undefined, isBusy, onSubmit: () => undefined }
  return (
    <Form form={form}>
      <Field label="Secret" error={attempts > 0 && 'Four at least'} />
      <Submit form={form}>Join</Submit>
    </Form>
  )
}

const secret = () => screen.getByLabelText('Secret')

function submitFrom(control: () => HTMLElement) {
  const { rerender } = render(<Joining attempts={0} />, inEnglish)
  control().focus()
  rerender(<Joining attempts={1} />)
  expect(secret()).toHaveFocus()
  expect(secret()).toHaveAccessibleDescription('Four at least')
}

const announced = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

describe('the error of a field in a form', () => {
  it('is announced to a player who is in the field', () => {
    submitFrom(secret)
    expect(announced()).toContain('Four at least')
  })

  it('is read once to a player who focuses the field', () => {
    submitFrom(() => screen.getByRole('button', { name: 'Join' }))
    expect(announced()).not.toContain('Four at least')
  })

  it('is read once to a player who submits from the field and waits for the answer', () => {
    const { rerender } = render(<Joining attempts={0} />, inEnglish)
    secret().focus()
    rerender(<Joining attempts={0} isBusy />)
    expect(screen.getByRole('button', { name: 'Join' })).toHaveFocus()
    rerender(<Joining attempts={1} />)
    expect(secret()).toHaveFocus()
    expect(announced()).not.toContain('Four at least')
  })
})
