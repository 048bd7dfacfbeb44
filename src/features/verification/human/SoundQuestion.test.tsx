import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { HumanProof } from '#api/account/verification.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { SoundQuestion } from './SoundQuestion.tsx'

const [sound, proof] = ['/wps/verification/sound', '/wps/verification/proof']
const counts = () => screen.getByLabelText('Number of beeps in each group')
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
const answer = vi.fn<(proof: HumanProof | null) => void>()
const answers = { '/wps/verification/captcha': () => 'AAAA', [sound]: () => 'AAAA' }
const sent = () =>
  vi.mocked(fetch).mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [init.body] : []))

const open = () => visit(<SoundQuestion prompt={{ kind: 'login', subject: 'rahim', answer }} />)

setUp()

it('sends an answer in any digits, and passes the proof on', async () => {
  platform({ ...answers, [proof]: () => ({ humanProof: 'a-proof-of-a-human' }) })
  await open()
  fireEvent.change(counts(), { target: { value: '২৪ 15' } })
  expect(counts()).toHaveValue('2415')
  confirm()
  await waitFor(() => expect(answer).toHaveBeenCalledWith({ humanProof: 'a-proof-of-a-human' }))
  expect(sent()).toEqual([JSON.stringify({ kind: 'login', subject: 'rahim', code: '2415' })])
})

it('does not send an empty answer, and shows an error', async () => {
  const prompt = platform(answers)
  await open()
  confirm()
  expect(counts()).toHaveAccessibleDescription(/Enter the verification code/)
  expect(counts()).toHaveFocus()
  expect(prompt.join()).not.toContain(proof)
})

it('a wrong answer loads new beeps and clears the field, and after several also asks for a captcha', async () => {
  let refusal = 'human_failed'
  const prompt = platform({ ...answers, [proof]: () => new Refused(400, refusal) })
  await open()
  fireEvent.change(counts(), { target: { value: '1111' } })
  confirm()
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
  expect(counts()).toHaveValue('')
  await waitFor(() => expect(prompt.filter((line) => line.includes(sound))).toHaveLength(2))

  refusal = 'captcha_wrong'
  fireEvent.change(counts(), { target: { value: '1111' } })
  confirm()
  const captcha = await screen.findByLabelText('Verification code')
  expect(captcha).toHaveAccessibleDescription('Verification code error')
  fireEvent.change(counts(), { target: { value: '2222' } })
  confirm()
  expect(captcha).toHaveAccessibleDescription('Enter the verification code')
  fireEvent.change(captcha, { target: { value: ' 12 ' } })
  confirm()
  await waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[2]).toContain('"captcha":"12"')
  expect(answer).not.toHaveBeenCalled()
})
