import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { atom } from 'jotai'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { Field } from '#ui/form/Field.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { inEnglish } from '#testing/inEnglish.tsx'
import { useForm } from './useForm.ts'

const sent: string[] = []
const answer = Promise.withResolvers<void>()
const sendIntent = atom(null, async (_get, _set, { code }: { readonly code: string }) => {
  sent.push(code)
  await answer.promise
})

function CodeForm({ ready }: { readonly ready: Promise<void> }) {
  const form = useForm({
    initial: { code: '' },
    schema: v.object({ code: v.string() }),
    intent: sendIntent,
    messages: {},
    oneTime: ['code'],
    failureText: () => '',
    around: async (filled, submit) => {
      await ready
      await submit(filled)
    },
  })
  return (
    <Form form={form}>
      <Field {...form.field('code')} label="Code" />
      <Submit form={form}>Send</Submit>
    </Form>
  )
}

it('a form is sent once and keeps its one-time code if it is submitted again before the request', async () => {
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  render(<CodeForm ready={ready} />, inEnglish)
  const field = screen.getByLabelText('Code')
  fireEvent.change(field, { target: { value: '77' } })
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  submit()
  submit()
  resolve()
  await waitFor(() => expect(sent).toEqual(['77']))
  await act(async () => undefined)
  expect(field).toHaveValue('77')
  answer.resolve()
  await waitFor(() => expect(field).toHaveValue(''))
  expect(sent).toEqual(['77'])
})
